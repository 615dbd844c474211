import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "the-case-for-a-small-table",
	title: "The case for a small table",
	excerpt:
		"Why a few people around one table, sharing dishes and a single conversation, make a kinder place to meet someone than a crowded room.",
	category: "Singles Socials",
	tags: ["conversation", "dinner", "Mauritius"],
	picture: "table",
	imageAlt:
		"Small circles gather around the rim of one large sand-coloured circle, like guests around a table.",
	published: true,
	daysAgo: 75,
	content: `There is a number of guests beyond which a dinner breaks in two. Every cook knows it. Below that number, one conversation travels round the table like the water jug, and whoever speaks is heard by everyone. Above it, the left end discusses schools, the right end discusses cyclones, and the two people in the middle turn their heads from side to side like spectators at the tennis.

We believe in staying below the number. Our Singles Socials, small dinners and brunches in central Mauritius with as many women as men, are built on that belief.

## One conversation for everybody

A big singles party rewards one particular talent, which is crossing a room towards a stranger and being delightful above the music. It is a genuine talent, and a poor guide to how a person will be over breakfast. Those who lack it spend the evening near the olives, and among them are a good many of the people you would like to meet.

At a small table there is no room to cross. You sit down, and the work of beginning is done for you by the bread, by the menu, by the neighbour who wonders aloud whether anyone has tried the octopus. A reserved guest can listen for half an hour and then say the one thing that makes all the heads turn. At a party that sentence would have been lost somewhere between the bar and the speakers.

## The view from the side

Alone with a stranger you see a single face, the one made for you. It is flattering and incomplete. Around a table you see people from the side, while they are busy with somebody else.

Imagine a man who tells a story well. He has the whole table. Then he remembers that the woman at the far end was interrupted a few minutes ago, and says: “You were going to tell us about the boat.” He was not even looking in your direction. You have learnt more about him in that second than a week of messages would have taught you.

It works the other way too. A person who sparkles for those who attract him and goes dim for everyone else will give himself away before the main course. So will the one who talks across the waiter.

> Charm is aimed. Character is easier to see when you are not the target.

## Less weight on the evening

A blind date hangs everything on one question, and both people know it. If the answer is no, there are still two courses to get through. In company, no pair has to carry the night. You may leave without having taken to anybody in that way, and still have eaten well, heard about a boat and promised someone the name of your carpenter.

Interest also has time to change its mind. Somebody who left you indifferent when you sat down may, by dessert, be the one whose face you check whenever a funny thing is said. Few of us would have given a photograph that long.

All this depends on who is invited, since chance makes a lazy host. A table put together by age and vibe, with equal numbers, spares everyone two classic miseries: having nothing to say to one another, and being the one too many. Nobody can promise that it will lead anywhere. A host can only choose the company with care, and then leave people in peace.

## How to be a good guest

A small table is an instrument played by several hands. Yours can help to keep it in tune.

- **Be on time.** Among so few, an empty chair is very loud.
- **Order something that can be passed round.** Plenty of conversations have begun with “Would you like to taste this?”
- **Talk across as well as beside.** Speak at least once with every guest, including those who hold no romantic interest for you. They can tell, and so can the others.
- **Bring a story and a question,** and be content to go home without having used either.
- **Keep your phone in your bag.** Even face down on the cloth, it counts as a guest.
- **Make room for the quiet one.** Next time it may be you.

One more, which people find hardest: don’t decide too early. Having settled by the starters on the person you came for, you will spend the meal performing for one chair and be poor company for the rest.

## The drive home

Nothing has to be concluded before the coffee. Asking for a number in front of an audience puts a person on the spot, and a graceful no needs a little privacy, as does a happy yes. After our own tables we write to the guests, and each can say whom they would like to hear from again; numbers change hands when the interest is mutual.

So drive home first. On the road down through the cane, see which face comes back to you. It may not be the one you would have picked from a row of pictures, and that alone is a reason for having gone. Perhaps it belongs to the man who asked about the boat. Perhaps to the woman who, at last, was able to tell the story. You never heard the end of it, come to think of it. You could always ask.`,
	fr: {
		title: "Éloge de la petite table",
		excerpt:
			"Pourquoi quelques convives, des plats que l’on partage et une seule conversation font de meilleures rencontres qu’une salle pleine de monde.",
		category: "Singles Socials",
		tags: ["conversation", "dîner", "Maurice"],
		imageAlt:
			"De petits cercles se serrent au bord d’un grand cercle couleur de sable, comme des convives autour d’une table.",
		content: `Il existe un nombre de convives au-delà duquel un dîner se casse en deux. Toutes les cuisinières le savent. En dessous, une seule conversation fait le tour de la table, comme la carafe d’eau, et chacun entend celui qui parle. Au-dessus, le bout de gauche discute des écoles, le bout de droite des cyclones, et les deux malheureux du milieu tournent la tête de l’un à l’autre comme au tennis.

Nous tenons à rester en dessous. Nos Singles Socials, des dîners et des brunchs au centre de l’île, avec autant de femmes que d’hommes, reposent sur cette seule conviction.

## Une conversation pour tous

La grande soirée de célibataires récompense un talent bien particulier : traverser une salle vers quelqu’un que l’on ne connaît pas, et se montrer délicieux par-dessus la musique. C’est un vrai talent. Il ne dit pas grand-chose de la personne au petit déjeuner. Ceux qui en sont dépourvus passent la soirée près des olives, et l’on compte parmi eux bien des gens que vous aimeriez connaître.

À une petite table, il n’y a pas de salle à traverser. Vous vous asseyez, et le plus difficile est fait pour vous : par le pain, par la carte, par le voisin qui se demande à voix haute si quelqu’un a déjà goûté le poulpe. Un convive réservé peut écouter une demi-heure, puis dire la phrase qui fait tourner toutes les têtes. Dans une fête, elle se serait perdue quelque part entre le bar et les enceintes.

## Vu de profil

En tête à tête avec un inconnu, vous ne voyez qu’un visage, celui qu’il a composé pour vous. C’est flatteur, et incomplet. Autour d’une table, on voit les gens de profil, occupés de quelqu’un d’autre.

Un homme raconte une histoire, et il la raconte bien. La table est à lui. Il se souvient alors que sa voisine d’en face a été interrompue, quelques minutes plus tôt, et lui dit : « Vous alliez nous parler du bateau. » Il ne regardait même pas de votre côté. Cette seconde vous en a plus appris sur lui qu’une semaine de messages.

L’inverse se voit aussi. Qui s’illumine pour les personnes qui lui plaisent et s’éteint pour les autres se sera trahi avant le plat. Qui coupe la parole au serveur également.

> Le charme se dirige. Le caractère se voit mieux quand on n’est pas la cible.

## Une soirée qui pèse moins

Le rendez-vous arrangé suspend tout à une question unique, et vous le savez tous les deux. Si la réponse est non, il reste deux plats à traverser. En compagnie, personne n’a la soirée à porter. On peut rentrer sans s’être épris de quiconque, et avoir bien mangé, entendu parler d’un bateau, promis à quelqu’un les coordonnées de son menuisier.

L’intérêt, lui aussi, a le temps de se raviser. Telle personne qui vous laissait indifférente en vous asseyant sera peut-être, au dessert, celle dont vous cherchez le regard dès que l’on dit une chose drôle. Peu d’entre nous auraient accordé aussi longtemps à une photo.

Encore faut-il savoir qui l’on invite, car le hasard reçoit mal. Une table composée selon l’âge et les affinités, à parts égales, épargne deux misères bien connues : n’avoir rien à se dire, et être de trop. Personne ne peut promettre qu’il en sortira quelque chose. On peut seulement choisir la compagnie avec soin, puis laisser les gens tranquilles.

## L’art d’être un bon convive

Une petite table est un instrument dont on joue à plusieurs. Voici de quoi la garder accordée.

- **Soyez à l’heure.** Quand on est si peu, une chaise vide fait beaucoup de bruit.
- **Commandez ce qui peut passer de main en main.** Bien des conversations ont commencé par « Vous voulez goûter ? »
- **Parlez en face autant qu’à côté.** Au moins une fois avec chacun, y compris ceux qui ne vous attirent pas. Ils le sentent, et les autres aussi.
- **Apportez une histoire et une question,** et soyez content de rentrer sans avoir placé ni l’une ni l’autre.
- **Laissez le téléphone dans le sac.** Même retourné sur la nappe, il compte pour un convive.
- **Faites de la place à qui se tait.** La prochaine fois, ce sera peut-être vous.

Un dernier conseil, le plus difficile à suivre : ne décidez pas trop tôt. Qui a élu dès l’entrée la personne de sa soirée passe le repas à jouer pour une seule chaise, et fait un piètre voisin pour les autres.

## Sur la route du retour

Rien n’a besoin d’être conclu avant le café. Demander un numéro devant témoins met l’autre dans l’embarras ; un refus élégant réclame un peu d’intimité, et un oui heureux aussi. Après nos tables, nous écrivons à chaque convive, qui nous dit de qui il aimerait avoir des nouvelles. Les numéros s’échangent lorsque l’envie est réciproque.

Rentrez donc d’abord. Sur la route qui descend entre les cannes, voyez quel visage vous revient. Ce ne sera peut-être pas celui que vous auriez choisi dans une rangée de photos, et cela seul valait le déplacement. C’est peut-être celui de l’homme qui s’est inquiété du bateau. Ou celui de la femme qui, enfin, a pu raconter la suite. À bien y songer, vous n’en avez jamais entendu la fin. Vous pourriez toujours la lui demander.
`,
	},
};
