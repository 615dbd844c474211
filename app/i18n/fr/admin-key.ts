import type { adminKey as english } from "#app/i18n/en/admin-key.ts";

export const adminKey = {
	title: "Est-ce bien vous ?",
	text: "Donnez encore une fois votre code d’accès ou une clé d’accès. Cela compte ensuite pendant {{keyMinutes}} minutes. Rien de ce que vous avez saisi n’est perdu.",
	second: "Code à usage unique",
	secondHint: "Celui de votre application, ou un code de secours.",
	passkey: "Utiliser une clé d’accès",
	give: "Continuer",
	busy: "Un instant…",
	wrong: "Ce n’est pas la bonne clé.",
} satisfies typeof english;
