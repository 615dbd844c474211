import type { exported as english } from "#app/i18n/en/export.ts";

export const exported = {
	title: "Tout ce que contient {{name}}",
	intro:
		"Écrit le {{day}} depuis {{site}}. Rien ici n’a besoin du programme du site : un navigateur, un éditeur de texte et un tableur ouvrent le tout.",
	what: "Contenu",
	where: "Emplacement",
	count: "Nombre",
	parts: {
		site: "Le site public, chaque page dans les deux langues, à ouvrir depuis ce dossier. Il n’a besoin d’aucun script. Les formulaires mènent au site lui-même.",
		articles:
			"Les articles, brouillons compris, en Markdown : ce que l’on sait de chacun figure au début. Ce qui attend d’être publié d’un article se termine par .waiting.md.",
		pages: "Les pages que vous avez ajoutées, sous la même forme.",
		authors: "Les personnes qui écrivent des articles, sous la même forme.",
		letters:
			"Les lettres en pages web et en texte, avec la liste de leurs dates d’envoi. Les liens propres à un lecteur en sont retirés.",
		pictures:
			"Les images de la bibliothèque telles qu’elle les conserve, avec la liste de ce qu’elles montrent.",
		events: "Les événements en tableau, et en calendriers dans les deux langues.",
		texts:
			"Chaque texte du site avec sa traduction, tel que le dit le brouillon (gettext), et les informations qu’ils contiennent.",
		redirects: "Les adresses qui mènent à d’autres.",
		wordpress:
			"Les images, les articles, les pages et leurs auteurs, pour l’importation de WordPress (Outils, Importer). Elle va chercher les images sur le site : faites-la tant qu’il fonctionne. Avec l’extension Polylang, activée avant l’importation, chaque texte retrouve sa traduction.",
		readers:
			"Les lecteurs de la newsletter, y compris ceux qui l’ont quittée, avec la date et l’objet de leur accord.",
		guests: "Les convives de vos tables.",
	},
	absentTitle: "Ce qui n’y est pas",
	absent: {
		keys: "Les codes d’accès, les clés, les sessions et les liens privés.",
		earlier:
			"Les versions précédentes, ce qui se trouve dans la corbeille, et ce qui a été saisi sur un appareil sans être enregistré.",
		figures:
			"Les visites, le registre de ce qui a été fait, les e-mails en attente, et ce que les convives ont répondu après une soirée.",
		look: "Les couleurs, les polices et le logo, ailleurs que dans la copie du site.",
		people: "Les lecteurs et les convives : écrivez à nouveau le dossier avec --people pour les avoir.",
	},
	personal: "Ce dossier nomme des lecteurs et des convives : gardez-le là où vous seul pouvez le lire.",
	form: "Cette copie n’envoie rien. Le formulaire est sur le site :",
} satisfies typeof english;
