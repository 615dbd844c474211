import type { adminCopies as English } from "../en/admin-copies.ts";

export const adminCopies = {
	title: "Copies hors du serveur",
	text: "Après la sauvegarde de la nuit, une copie complète peut quitter ce serveur, vers un autre disque ou vers un stockage loué : chaque image une seule fois, le reste à neuf. Elle est chiffrée pour votre clé avant de partir.",
	off: "Aucune copie ne quitte ce serveur. S’il est perdu, ses sauvegardes le sont aussi. Demandez à la personne qui s’occupe du serveur de mettre ces copies en place.",
	start: "Copier maintenant",
	running: "Copie en cours…",
	started: "La copie a commencé",
	notStarted: "La copie n’a pas pu commencer",
	failedToLoad: "Les copies n’ont pas pu être chargées",
	none: "Aucune copie pour l’instant",
	fine: "Les copies arrivent comme prévu.",
	place: "Destination : {{where}}.",
	last_one: "Dernière copie : {{moment}}, vers {{where}}, avec {{images}} image.",
	last_other: "Dernière copie : {{moment}}, vers {{where}}, avec {{images}} images.",
	sameDisk: "Ce dossier se trouve sur le même disque que les données : si ce disque lâche, tout est perdu.",
	checked:
		"Dernière vérification : {{moment}}. Tout sauf les images a été restauré à part, et les images chiffrées sont telles qu’elles ont été envoyées.",
	unchecked:
		"Une fois par semaine, la copie est reprise : tout sauf les images est restauré à part, et les images chiffrées sont comparées à celles qui ont été envoyées.",
	mended_one: "{{count}} image abîmée a été renvoyée.",
	mended_other: "{{count}} images abîmées ont été renvoyées.",
	onlyYou:
		"Seule votre clé ouvre les images qui s’y trouvent. Faites essayer une restauration avec elle ; sans la clé, aucune copie ne sert à rien.",
	trouble: {
		key: "Les copies sont toujours chiffrées, et il n’y a pas encore de clé : rien ne part. Prévenez la personne qui s’occupe du serveur.",
		unsound: "La dernière copie n’a pas pu être restaurée. Prévenez la personne qui s’occupe du serveur.",
		away: "La dernière copie a échoué : le stockage est injoignable. Une nouvelle tentative a lieu toutes les heures.",
		refused:
			"La dernière copie a échoué : le stockage la refuse. Sa clé d’accès a peut-être expiré, ou il n’accepte plus de fichiers. Prévenez la personne qui s’occupe du serveur.",
		full: "La dernière copie a échoué : le stockage est plein. Faites-y de la place, ou louez-en davantage.",
		missing:
			"La dernière copie a échoué : le dossier ou le stockage est introuvable. Le disque est-il branché ? Prévenez la personne qui s’occupe du serveur.",
		other:
			"Aucune copie n’est faite : celles d’un autre site s’y trouvent. Prévenez la personne qui s’occupe du serveur.",
		failed: "La dernière copie a échoué. Prévenez la personne qui s’occupe du serveur.",
		none: "La première copie part cette nuit, après la sauvegarde. Vous pouvez aussi en lancer une tout de suite.",
		old: "La dernière copie date de plus de deux jours. Prévenez la personne qui s’occupe du serveur.",
		uncleared:
			"Les copies sont faites, mais les plus anciennes ne peuvent pas y être supprimées : elles contiennent encore les personnes que vous avez effacées depuis. Prévenez la personne qui s’occupe du serveur.",
	},
} satisfies typeof English;
