/** Part of the content area: the private link to what is not public yet. */
export const adminPrivateLink = {
	title: "Private preview",
	text: "Shows the saved text to anyone who has the link, as readers would see it.",
	open: "The link works until {{date}}. A new one disables it.",
	make: "Create a preview link",
	copied: "Preview link copied",
	copiedText: "It works until {{date}}.",
	address: "Preview link",
	copy: "Copy",
	revoke: "Disable the link",
	revoked: "The link no longer works",
	failed: "Failed to create the preview link",
	revokeFailed: "The link could not be disabled",
	unsaved: "Save first: the preview shows what is saved.",
};
