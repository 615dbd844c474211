/** The dialog that asks for the key again. */
export const adminKey = {
	title: "Is it you?",
	text: "Give your access code or a passkey once more before this. It then counts for {{keyMinutes}} minutes. Nothing you typed is lost.",
	second: "One-time code",
	secondHint: "From your app, or a recovery code.",
	passkey: "Use a passkey",
	give: "Continue",
	busy: "One moment…",
	wrong: "This is not the right key.",
};
