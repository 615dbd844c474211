export const favicon = {
	meta: {
		title: "Favicon preview · {{name}}",
		description: "The sign of {{name}} as a browser tab shows it, at 16, 32 and 64 pixels.",
	},
	label: "Brand",
	title: "A sign for *small places*",
	lead: "White italic letters on the brand’s orange, at the sizes that browsers ask for.",
	size: "{{size}} px",
	uses: ["Browser tab", "Bookmarks and task bar", "Shortcuts"],
	alternative: "White italic letters “en” on an orange square",
	file: "Open the drawing",
};
