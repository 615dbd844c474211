import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "meeting-across-an-ocean",
	title: "Meeting across an ocean",
	excerpt:
		"A first meeting by video call can be a real date. How to set the scene, what to ask before anyone books a flight, and how to plan the first visit.",
	category: "New beginnings",
	tags: ["long distance", "first date", "conversation", "Mauritius"],
	picture: null,
	imageAlt: "",
	published: true,
	daysAgo: 54,
	content: `When it is nine in the evening in Tamarin, it is lunchtime in Montreal and the small hours in Sydney. Somebody will have a glass of wine while somebody else eats a sandwich at a desk. Meeting from two countries begins with arithmetic, and the way people do the sum already tells you something. Take note of the one who says, “I can get up early.”

At Ensemble, international introductions are made by video call. It is an odd instrument for the purpose, a little like being introduced through a shop window. Used well, it has qualities that a restaurant lacks. Nobody has to park. Nobody is seated next to the kitchen. For an hour, two people have very little to do except talk.

## Set the scene, then forget it

Prepare the room as you would prepare yourself for dinner: once, and then stop thinking about it. Put the laptop on a pile of books so that the camera meets your eyes. Sit where the daylight reaches your face, or bounce a lamp off the wall. Pick a corner that says something about you, a bookshelf, a plant that is struggling; a blank wall belongs in a passport photograph. Wear what you would wear to see a friend whose opinion you value. Pour something, whatever the hour calls for.

Hide your own image, because nobody can be charming and watch themselves at the same time. Silence the notifications. Agree on a length beforehand (an hour is plenty) so that neither of you has to invent a reason to leave. And take no screenshots, make no recording. It goes without saying, and I say it all the same.

## The first ten minutes

They will be awkward. The sound lags, you both speak, you both apologise, you both wait. Laugh about it and carry on. Then resist the temptation to read your CVs aloud. An easier way in is through whatever surrounds you:

- What would I see if you turned the camera round?
- What did you do today before this call, in boring detail?
- What is that sound behind you?
- What do you miss about the last place you lived, and what are you glad to have left?

Anyone who has lived abroad will have an answer to the last one. Homesickness is a quick road to what a person holds dear. Ask a Mauritian in Paris what fills the suitcase on the way back and you will soon be hearing about a grandmother.

> Let the other person’s evening into yours, ironing board included.

## Change what the calls are for

If the first call was good, make the second one different. Two people who meet only as faces on a screen become very good at being faces on a screen. Cook the same dish in two kitchens. Take each other for a walk, traffic and barking dogs and all. Speak on a day when one of you is tired, and see what that is like. Between calls, send a voice message in place of a long paragraph; hesitation is informative.

Be wary of the call that lasts until two in the morning, night after night. It produces a great deal of intimacy and very little evidence. You will know everything about a childhood and nothing about punctuality. Distance is generous to the imagination, which fills every gap with what it would like to find there.

## Before anyone books a flight

There is no need to settle a future on the fourth call. Some questions, however, should not wait for the airport. Could either of you truly live elsewhere? Who has children, parents, a practice or a house that holds them where they are? When might you next be in the same place? Raise them early and lightly. An honest “I could never leave” in the first month is a considerate thing to say, even when it disappoints.

And one firm rule for anything that begins at a distance: **no money goes to someone you have not met**, whatever the story. A person who cares for you will understand. Anyone who takes offence has told you something useful.

## The first visit

Meet in person as soon as it is reasonable, and keep it modest. Separate lodgings. A few days, with at least one afternoon apart while the host works and the visitor wanders. A friend at home who knows the address. Whoever comes to Mauritius will want to see the lagoon, naturally. Take them to the supermarket as well, to the queue at the bank, to lunch with your loudest friend. You are both trying to find out what an ordinary week would feel like.

Expect a moment, at the arrivals gate, when it seems that you have never met. The body is taller, the laugh comes from an unexpected direction. Give it an evening. You already know the voice, and the rest will catch up or it won’t. Either way you will have found out in the same room.
`,
	fr: {
		title: "Se rencontrer d’une rive à l’autre",
		excerpt:
			"Un premier appel vidéo peut être un vrai rendez-vous. Le décor, les questions à poser avant de réserver un vol, et une première visite bien pensée.",
		category: "Nouveaux départs",
		tags: ["à distance", "premier rendez-vous", "conversation", "Maurice"],
		imageAlt: "",
		content: `Quand il est vingt et une heures à Tamarin, on déjeune à Montréal et l’on dort à Sydney. Il y aura un verre de vin d’un côté, un sandwich devant un écran de l’autre. Se rencontrer depuis deux pays commence par une soustraction, et la manière dont chacun la pose en dit déjà long. Retenez le nom de celui qui annonce : « Moi, je peux me lever tôt. »

Chez Ensemble, les présentations internationales se font en vidéo. Drôle d’instrument pour cet usage : on dirait des présentations faites à travers une vitrine. Bien employé, il a pourtant des qualités que n’a aucun restaurant. Personne ne cherche à se garer. Personne n’est placé à côté des cuisines. Pendant une heure, deux personnes n’ont à peu près rien d’autre à faire que se parler.

## Le décor, puis n’y plus penser

Préparez la pièce comme vous vous prépareriez pour un dîner : une bonne fois, et que ce soit réglé. Montez l’ordinateur sur une pile de livres, pour que la caméra vous arrive aux yeux. Placez-vous face au jour, ou renvoyez la lumière d’une lampe contre le mur. Choisissez un coin qui parle de vous, une bibliothèque, une plante à la peine ; le mur blanc est bon pour les passeports. Habillez-vous comme pour un ami dont l’avis compte. Servez-vous ce que l’heure autorise.

Masquez votre propre image : on ne saurait être charmant et se regarder l’être. Coupez les notifications. Convenez d’une durée à l’avance, une heure suffit largement, et personne n’aura de prétexte à inventer. Ni capture d’écran ni enregistrement, enfin. Cela va sans dire ; je le dis quand même.

## Les dix premières minutes

Elles seront maladroites. Le son traîne, vous parlez en même temps, vous vous excusez en même temps, vous attendez en même temps. Riez-en et continuez. Résistez ensuite à l’envie de vous lire vos CV. Ce qui vous entoure offre une entrée plus commode :

- Que verrais-je, si vous tourniez la caméra ?
- Qu’avez-vous fait aujourd’hui avant cet appel, dans ses détails les plus ennuyeux ?
- Quel est ce bruit, derrière vous ?
- Qu’est-ce qui vous manque du dernier endroit où vous avez vécu, et qu’êtes-vous soulagé d’y avoir laissé ?

Quiconque a vécu loin de chez soi saura répondre à la dernière. Le mal du pays mène vite à ce qu’une personne a de plus cher. Demandez à un Mauricien de Paris ce qui remplit la valise du retour, et l’on vous parlera bientôt d’une grand-mère.

> Laissez entrer le soir de l’autre chez vous, planche à repasser comprise.

## Changer l’emploi des appels

Si le premier s’est bien passé, faites du deuxième autre chose. À ne se voir qu’en visages sur un écran, on devient excellent à être un visage sur un écran. Cuisinez le même plat dans deux cuisines. Emmenez-vous en promenade, avec les klaxons et les chiens. Appelez-vous un jour où l’un des deux est fatigué, et voyez ce que cela donne. Entre deux appels, préférez un message vocal à un long paragraphe : une hésitation renseigne.

Méfiez-vous de l’appel qui dure jusqu’à deux heures du matin, nuit après nuit. Il produit beaucoup d’intimité et très peu de preuves. Vous saurez tout d’une enfance et rien d’une ponctualité. La distance flatte l’imagination, qui remplit chaque vide avec ce qu’elle aimerait y trouver.

## Avant de réserver un vol

Nul besoin de régler un avenir au quatrième appel. Certaines questions, en revanche, ne devraient pas attendre l’aéroport. L’un de vous pourrait-il vraiment vivre ailleurs ? Qui a des enfants, des parents, une patientèle ou une maison qui le retiennent là où il est ? Quand serez-vous la prochaine fois dans la même ville ? Posez-les tôt, et légèrement. Un « je ne pourrais jamais partir » prononcé honnêtement le premier mois est une attention, même s’il déçoit.

Et une règle, celle-là sans exception, pour tout ce qui commence de loin : **on n’envoie pas d’argent à une personne que l’on n’a pas rencontrée**, quelle que soit l’histoire. Qui tient à vous le comprendra. Qui s’en offense vous aura appris quelque chose d’utile.

## La première visite

Voyez-vous en personne dès que c’est raisonnable, et sans faste. Deux logements. Quelques jours, dont au moins un après-midi chacun de son côté, l’un au travail et l’autre à flâner. Une personne de confiance, au pays, qui connaît l’adresse. Qui vient à Maurice voudra voir le lagon, c’est bien naturel. Emmenez-le aussi au supermarché, dans la file de la banque, déjeuner chez votre amie la plus bruyante. Vous cherchez tous deux à savoir à quoi ressemblerait une semaine ordinaire.

Attendez-vous, devant les portes des arrivées, à un instant où il vous semblera ne vous être jamais vus. Le corps est plus grand, le rire ne vient pas d’où l’on croyait. Donnez-lui une soirée. La voix, vous la connaissez déjà ; le reste la rattrapera, ou pas. Dans un cas comme dans l’autre, vous l’aurez découvert dans la même pièce.
`,
	},
};
