import type { adminPrivateLink as english } from "#app/i18n/en/admin-private-link.ts";

export const adminPrivateLink = {
	title: "Aperçu privé",
	text: "Montre le texte enregistré, tel que les lecteurs le verraient, à toute personne qui a le lien.",
	open: "Le lien est valable jusqu’au {{date}}. Un nouveau le désactive.",
	make: "Créer un lien d’aperçu",
	copied: "Lien d’aperçu copié",
	copiedText: "Il est valable jusqu’au {{date}}.",
	address: "Lien d’aperçu",
	copy: "Copier",
	revoke: "Désactiver le lien",
	revoked: "Le lien est désactivé",
	failed: "Le lien d’aperçu n’a pas pu être créé",
	revokeFailed: "Le lien n’a pas pu être désactivé",
	unsaved: "Enregistrez d’abord : l’aperçu montre ce qui est enregistré.",
} satisfies typeof english;
