import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "privacy-is-a-form-of-kindness",
	title: "Privacy is a form of kindness",
	excerpt:
		"Why an introduction says so little before a first date, what that spares everyone involved, and five discreet habits worth borrowing.",
	category: "Behind the scenes",
	tags: ["privacy", "matchmaking", "first date", "Mauritius"],
	picture: "veil",
	imageAlt: "Two warm circles seen through a pale, translucent arc drawn across them like a veil.",
	published: true,
	daysAgo: 39,
	content: `A man from accounts tells you, by the coffee machine, that he had no idea you liked kayaking. You have never discussed kayaking with him. You did, on Sunday evening, put a photograph of yourself holding a paddle on a dating app. He means it kindly. You are forty-one, you run a department, and you spend the rest of the morning wondering who else has seen the one with the hat.

In a place the size of Mauritius this takes about two days. The feeling is the same in London or Johannesburg, though: you have been discussed in a room you were not in. At Ensemble we have arranged our introductions with that discomfort in mind, and caution is only part of the reason.

## What travels and what stays

An introduction reveals a first name, an age, a place, and a short reason for thinking of the two of you together. That is the whole parcel. Surname, photograph, employer and university stay at home before the first date. A profile picture or a messaging number is passed on only with your explicit consent, and you are asked afresh for each introduction. A yes given in March for one person does not cover another in June.

You may find the rule austere. A photograph seems such a small thing to ask. But watch how we look at the picture of a stranger: for a second or so, with the thumb already moving. Then think of how we look at somebody who has just stood up to greet us.

## Kind to the other person

Suppose you had the surname. You would search for it, as anyone would. Ten minutes later you know about the marathon, the former fiancée, an unfortunate opinion from years ago and the house as it appeared in an estate agent’s listing. You arrive at dinner knowing everything and having been told nothing. When the marathon comes up, you have to act surprised.

Being allowed to introduce oneself is a courtesy that has become rare. It lets a person choose the order of things: the profession first or last, the divorce once the conversation is calm enough to hold it.

> To learn something about a person from that person has become a small luxury.

## Kind to you

Discretion also gives you leave to be wrong. An evening that leads nowhere should cost you an evening. It has no business turning into an anecdote at your sister-in-law’s birthday. Think of the doctor whose patients greet her at the supermarket, the headmaster, the divorced father whose children should not hear of his hopes from a classmate. For people like them, knowing they will not be on display is what makes it possible to try at all.

Divorced people and single parents are welcome with us, provided the separation is legally recognised and amicable. In their case reserve also shelters those who never signed up for anything: a former husband or wife, and the children.

## Where discretion ends

Keeping something for later is allowed. Disguising it is another matter. “I’d rather tell you about my work once we know each other” is modesty. “I’m in consulting”, spoken by an airline pilot, is a lie. Whatever might change the other person’s decision to be sitting there should be said early and accurately: an existing relationship, a child, a plan to leave the country in six months.

Nor does discretion replace good sense. Our profiles are verified; choose a public place all the same, keep your own way of getting home, and tell someone you trust where you are. One person will do. The group chat can wait.

## Five habits worth borrowing

You need no agency for these.

- Let people tell you who they are, without research beforehand. If your safety calls for a check, make it, and stop there.
- Ask before you take a photograph, and again before you post it.
- Recount your evenings in the first person: what you felt, what you hope. The things that were confided to you belong to somebody else.
- Keep screenshots of messages to yourself, even the funny ones. Especially the funny ones.
- When a story ends, let it end quietly.

People who know that the evening will stay at the table speak differently. The voice comes down, the anecdotes move closer to the truth, and you may hear yourself say something you had not planned to say. I think that is the best argument for all this care. Everyone is more interesting when nobody is taking notes.
`,
	fr: {
		title: "La discrétion est une délicatesse",
		excerpt:
			"Pourquoi une présentation en dit si peu avant le premier rendez-vous, ce que cela épargne à chacun, et cinq habitudes discrètes à emprunter.",
		category: "En coulisses",
		tags: ["discrétion", "mise en relation", "premier rendez-vous", "Maurice"],
		imageAlt:
			"Deux cercles aux tons chauds, aperçus derrière un arc pâle et translucide tendu devant eux comme un voile.",
		content: `« Je ne savais pas que vous faisiez du kayak. » Votre collègue de la comptabilité a dit cela gentiment, devant la machine à café. Vous ne lui avez jamais parlé de kayak. En revanche, dimanche soir, vous avez mis en ligne, sur une application de rencontre, une photo de vous, pagaie à la main. Vous avez quarante et un ans, une équipe à diriger, et vous passerez la matinée à vous demander qui d’autre a vu celle au chapeau.

À Maurice, où un inconnu est rarement à plus de deux cousins de vous, il suffit de quarante-huit heures. Mais la gêne est la même à Londres ou à Johannesburg : on a parlé de vous dans une pièce où vous n’étiez pas. Chez Ensemble, nous avons conçu nos présentations en pensant à cette gêne-là, et la prudence n’en est pas la seule raison.

## Ce qui circule, ce qui reste

Une présentation dévoile un prénom, un âge, un lieu et, en quelques mots, ce qui nous a fait penser à vous deux. C’est tout. Le nom de famille, la photo, l’employeur, l’université restent au vestiaire avant le premier rendez-vous. La photo de profil et le numéro de téléphone ne sont transmis qu’avec votre accord explicite, redemandé à chaque présentation. Le oui donné en mars pour l’un ne vaut pas en juin pour l’autre.

On peut trouver la règle austère. Une photo, après tout, c’est peu de chose. Observez pourtant comment l’on regarde celle d’un inconnu : une seconde, le pouce déjà prêt à passer à la suivante. Et comment l’on regarde quelqu’un qui vient de se lever pour vous saluer.

## Par égard pour l’autre

Supposons que vous ayez le nom. Vous le chercheriez en ligne, comme tout le monde. Dix minutes plus tard, vous sauriez tout du marathon, de l’ancienne fiancée, d’une opinion malheureuse vieille de quelques années, de la maison telle que la montrait l’annonce immobilière. Vous arriveriez au dîner en sachant tout, sans que l’on vous ait rien confié. Et quand viendrait le récit du marathon, il faudrait feindre la surprise.

Se présenter soi-même est une politesse qui se perd. Elle laisse à chacun le choix de l’ordre : le métier tout de suite ou plus tard, le divorce lorsque la conversation sera assez calme pour l’accueillir.

> Apprendre quelque chose de quelqu’un, de sa propre bouche, est devenu un petit luxe.

## Par égard pour vous

La discrétion donne aussi le droit de se tromper. Une soirée sans lendemain devrait vous coûter une soirée. Elle n’a pas à finir en anecdote au prochain anniversaire de votre belle-sœur. Pensez au médecin que ses patients saluent au supermarché, à la directrice d’école, au père divorcé qui préférerait que ses enfants n’apprennent pas ses espoirs par un camarade de classe. Pour eux, la certitude de ne pas être en vitrine est ce qui permet d’oser.

Nous accueillons les personnes divorcées et les parents solos, dès lors que la séparation est légalement reconnue et apaisée. La réserve protège alors aussi ceux qui n’ont rien demandé : un ancien conjoint, des enfants.

## Se taire, sans mentir

Garder pour plus tard, c’est permis. Travestir, non. « Je vous parlerai de mon travail quand nous nous connaîtrons mieux » relève de la pudeur. « Je suis dans le conseil », dans la bouche d’un pilote de ligne, relève du mensonge. Tout ce qui pourrait changer la décision de l’autre d’être assis là se dit tôt, et exactement : une relation en cours, un enfant, un départ prévu dans six mois.

La discrétion ne dispense pas non plus de bon sens. Nos profils sont vérifiés ; choisissez malgré tout un lieu public, gardez votre propre moyen de rentrer, dites à quelqu’un de confiance où vous êtes. Une seule personne suffit. Le groupe de discussion attendra.

## Cinq habitudes à emprunter

Nul besoin d’une agence pour les adopter.

- Laissez l’autre se raconter, sans enquête préalable. Si votre sécurité l’exige, vérifiez, et tenez-vous-en là.
- Demandez avant de photographier, puis encore avant de publier.
- Racontez vos soirées à la première personne : ce que vous avez ressenti, ce que vous espérez. Les confidences reçues ne vous appartiennent pas.
- Ne faites pas circuler de captures d’écran, même drôles. Surtout drôles.
- Quand une histoire s’arrête, laissez-la s’arrêter sans bruit.

Qui sait que la soirée ne quittera pas la table parle autrement. La voix descend, les anecdotes se rapprochent de la vérité, et l’on se surprend à dire ce que l’on n’avait pas prévu. Voilà, je crois, la meilleure justification de tant de précautions : les gens sont plus intéressants quand personne ne prend de notes.
`,
	},
};
