import type { adminSearch as english } from "#app/i18n/en/admin-search.ts";

export const adminSearch = {
	title: "Moteurs de recherche",
	failedToLoad: "Les réglages n’ont pas pu être chargés",
	saved: "Réglage enregistré",
	failed: "Le réglage n’a pas été enregistré",
	indexNow: "Signaler les nouveautés aux moteurs de recherche",
	indexNowHint:
		"Bing, Yandex, Seznam, Naver et d’autres apprennent en une minute qu’une page a été publiée, modifiée, déplacée ou retirée (IndexNow). Google n’y participe pas : il passe de lui-même.",
	listing: "Les moteurs de recherche peuvent référencer le site",
	listingHint:
		"Sinon, chaque page demande à ne pas être référencée, y compris par la recherche des assistants. Ce qui l’est déjà disparaît en quelques jours ou semaines.",
	training: "Des robots peuvent lire le site pour entraîner des modèles d’IA",
	trainingHint:
		"Sinon, robots.txt demande à ceux d’OpenAI, Anthropic, Google, Apple, Meta, Amazon et d’autres de rester à l’écart. Rien ne change dans la recherche. Les robots s’y plient de leur plein gré.",
	google: "Google Search Console : code de validation",
	googleHint:
		"Dans la Search Console, choisissez la validation par balise, puis collez la balise ou son code. Laissez vide s’il n’y en a pas.",
	bing: "Bing Webmaster Tools : code de validation",
	bingHint:
		"Dans Webmaster Tools, choisissez la validation par balise, puis collez la balise ou son code. Laissez vide s’il n’y en a pas.",
	wrongCode: "Indiquez le code, ou la balise qui le contient.",
	save: "Enregistrer",
	redirects: "Adresses déplacées et manquées",
} satisfies typeof english;
