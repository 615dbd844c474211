import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "what-a-matchmaker-listens-for",
	title: "What a matchmaker listens for",
	excerpt:
		"Adjectives tell us little, Tuesdays tell us a lot. What we pay attention to in a consultation, and how to prepare for yours without rehearsing.",
	category: "Behind the scenes",
	tags: ["matchmaking", "conversation", "self-knowledge"],
	picture: "shell",
	imageAlt: "Nested arcs in sand and coral tones, curled one inside the other like a shell held to an ear.",
	published: true,
	daysAgo: 25,
	content: `The most useful sentence in a consultation tends to begin with the word “actually”. It comes late, once the prepared answers have been delivered and the tea has gone cold. Someone has explained, fluently, that they would like to meet a person who is ambitious, well travelled and sporty. Then a pause. “Actually, what I miss is having somebody to tell things to in the evening.”

A matchmaker spends a good part of her working life waiting for that word, and the rest of it taking care of what follows.

## Adjectives tell us little

Ask people to describe the partner they hope for and you will hear the same handful of words. Kind, funny, intelligent, honest. Who would ask for the opposite? The words are sincere and almost unusable, because everyone pours something different into them. Funny may mean quick with a retort, or able to laugh about a missed flight. Ambitious may mean a title, a business, a vegetable garden dug by hand.

So we ask for scenes. When did you last laugh so much that you had to put down your fork? Who was at the table? Imagine a man who says he needs a sporty partner. Asked about his best recent morning, he describes a swim at first light in Tamarin with his brother, hardly a word exchanged, then warm bread eaten on the back of the pick-up. An athlete would be of no particular use to him. He wants company at an hour when most people are asleep. That makes for a different search, and a better one.

> A good answer usually has a time of day in it.

## The weight of an ordinary Tuesday

Holidays are poor evidence. Almost anyone is good company in front of a sunset. I am more interested in Tuesdays. What time do you get home? Do you want to talk straight away, or do you need twenty minutes of silence first? Who cooks, who rings their mother, who already has tomorrow’s meeting in mind?

Two people can share every value on a list and still collide each evening at half past six. The reverse happens as well. Picture a reserved accountant and a talkative florist, improbable on paper, who suit each other very well because she likes telling the day and he likes hearing it. Hardly anyone puts rhythm among their criteria. It decides a great deal.

## How the past is told

Sooner or later we come to former relationships. There is no correct version, and nobody is marked down for having been hurt. I listen for the number of people in the story. “I was travelling too much and I left her to manage everything” is an account in which two human beings are still standing. When the other person appears only as a monster, or only as a saint, the story may not be over yet. That is a question of timing more than of merit. Somebody can be lovely, and ready next year.

Then there is everything that goes unsaid: the subject that makes a voice speed up, the child mentioned before anything else, the joke that turns up each time marriage does. Guessing would be rude, and often wrong. It is simpler to ask. “You smiled just then. What were you thinking of?”

## Sorting the wishes

Part of the conversation resembles tidying a cupboard. Some wishes are conditions: children or none, a faith that gives the week its shape, the country in which you mean to live. These are to be respected as they stand. Others are preferences, quite real, and open to exceptions. And a few turn out to be borrowed from a mother, an old love, or a photograph of someone else’s wedding.

To tell them apart, take each wish and finish the sentence “because on an ordinary day it would mean that…”. *Tall* seldom survives this. *Patient* nearly always does.

## What becomes of your words

Listening creates obligations. After the consultation, which is held one to one and by video, we write a summary of your profile. You review it and you approve it. If a line sounds wrong to your ear, tell us, because it is wrong. After a first date we listen again: what people notice about a real evening teaches more than anything they predicted.

Should you wish to prepare, leave the polished paragraph at home. Bring these instead:

- one recent day you would gladly live again, hour by hour;
- something a former partner did well;
- the wish you nearly left out because it sounded too small.

The last is usually where we begin.
`,
	fr: {
		title: "Ce que l’on écoute quand on vous écoute",
		excerpt:
			"Les adjectifs disent peu, les mardis soir disent beaucoup. Ce qui retient notre oreille en entretien, et comment s’y préparer sans réciter.",
		category: "En coulisses",
		tags: ["mise en relation", "conversation", "connaissance de soi"],
		imageAlt:
			"Des arcs emboîtés, couleur de sable et de corail, enroulés comme un coquillage que l’on porte à l’oreille.",
		content: `Dans presque tout entretien, deux petits mots valent de l’or : « en fait ». Ils arrivent tard, quand les réponses préparées ont été données et que le thé a refroidi. On vient de nous décrire, avec aisance, une personne ambitieuse, sportive, qui aime les voyages. Un silence. « En fait, ce qui me manque, c’est quelqu’un à qui raconter ma journée. »

Le métier consiste pour une bonne part à attendre ces deux mots-là, puis à prendre soin de ce qui les suit.

## Les adjectifs ne mènent pas loin

Interrogez votre entourage sur le partenaire idéal : gentil, drôle, intelligent, honnête. Qui réclamerait l’inverse ? Ces mots sont sincères, et à peu près inutilisables, parce que chacun y range autre chose. Drôle, est-ce avoir la repartie vive ou savoir rire d’un avion manqué ? L’ambition, est-ce un titre sur une carte de visite, une entreprise, un potager que l’on bêche soi-même ?

Nous demandons donc des scènes. La dernière fois que vous avez ri au point de poser votre fourchette, que se passait-il ? Qui était à table ? Imaginez un homme qui souhaite rencontrer une femme sportive. On l’interroge sur son plus beau matin des dernières semaines, et il raconte un bain de mer au lever du jour, à Tamarin, avec son frère : trois mots échangés, puis du pain encore tiède, à l’arrière du pick-up. Une championne ne lui servirait à rien. Il cherche une présence à l’heure où les autres dorment. La recherche n’est plus la même, et elle gagne au change.

> Une bonne réponse contient presque toujours une heure de la journée.

## Le mardi soir

Les vacances sont de mauvais témoins. Devant un coucher de soleil, tout le monde est de bonne compagnie. Le mardi m’intéresse davantage. À quelle heure rentrez-vous ? Avez-vous envie de parler tout de suite, ou faut-il vous laisser vingt minutes de silence ? Qui cuisine, qui téléphone à sa mère, qui a déjà la tête à la réunion du lendemain ?

On peut partager toutes les valeurs du monde et se heurter chaque soir à dix-huit heures trente. L’inverse se voit aussi. Prenez une fleuriste volubile et un comptable réservé : sur le papier, rien pour s’entendre. Seulement, elle aime raconter, il aime écouter, et leurs soirées trouvent d’elles-mêmes leur pente. Presque personne n’inscrit le rythme parmi ses critères. Il décide pourtant de bien des choses.

## La manière de dire le passé

Vient le moment de parler des histoires d’avant. Il n’existe pas de bonne version, et nul n’est noté pour avoir souffert. Ce qui retient l’attention, c’est le nombre de personnages. « Je voyageais trop, je lui laissais tout sur les bras » : dans ce récit, il reste deux êtres humains. Quand l’autre n’y figure plus qu’en monstre, ou en saint, peut-être l’histoire n’est-elle pas finie. Question de calendrier plutôt que de mérite. On peut être une personne formidable et n’être disponible que l’année prochaine.

Il y a aussi tout ce qui ne se dit pas : une voix qui accélère, un prénom d’enfant prononcé avant le reste, la plaisanterie qui surgit dès qu’il est question de mariage. Jouer les devins serait indélicat, et souvent faux. Il suffit de demander. « Vous venez de sourire. À quoi pensiez-vous ? »

## Trier ses vœux

Une part de l’entretien ressemble au rangement d’une armoire. Certains souhaits sont des conditions : avoir des enfants ou non, une foi qui ordonne la semaine, le pays où l’on compte vivre. Ceux-là ne se discutent pas. D’autres sont des préférences, bien réelles, qui supportent l’exception. Il en reste quelques-uns que l’on a empruntés sans y penser à une mère, à un ancien amour, à la photo de mariage d’une cousine.

Pour les distinguer, prenez chaque souhait et terminez la phrase « parce que, un jour ordinaire, cela voudrait dire que… ». *Grand* y résiste rarement. *Patient*, presque toujours.

## Ce que deviennent vos mots

Écouter engage. Après l’entretien, qui se tient en visio et en tête à tête, nous rédigeons un résumé de votre profil. Vous le relisez, vous l’approuvez. Si une phrase sonne faux à votre oreille, dites-le : c’est qu’elle est fausse. Et après un premier rendez-vous, nous tendons l’oreille de nouveau, car ce que l’on remarque d’une vraie soirée en apprend plus que tous les pronostics.

Si vous aimez vous préparer, laissez chez vous le beau paragraphe. Apportez plutôt :

- une journée récente que vous revivriez volontiers, heure par heure ;
- une chose qu’un ancien partenaire faisait bien ;
- le souhait que vous avez failli taire parce qu’il vous semblait trop petit.

C’est en général par ce dernier que l’on commence.
`,
	},
};
