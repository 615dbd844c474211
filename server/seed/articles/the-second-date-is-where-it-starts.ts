import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "the-second-date-is-where-it-starts",
	title: "The second date is where it starts",
	excerpt:
		"First dates are careful by nature. How to ask for a second one, where to take it, and why one true thing is worth more than a clever evening.",
	category: "First dates",
	tags: ["second date", "conversation", "slow dating"],
	picture: "moonrise",
	imageAlt: "A pale half-moon above its own reflection, two half circles meeting on a dark lagoon.",
	published: true,
	daysAgo: 68,
	content: `Say yes to the second date before you have made up your mind about the first. Never against a clear instinct, of course. But if the evening was decent and the person courteous, I would make it a rule to meet twice before forming an opinion, for the reason that nobody judges a house from its hallway.

## What the first one can tell you

A first date answers a few questions quite well. Am I at ease? Am I being listened to? Does the person resemble the description? On everything else it stays silent, because both of you are being careful. You have each dressed with thought and ordered the dish that is easiest to eat. You have each told the story that you tell well.

The second begins with a compliment that nobody needs to pronounce: somebody has come back, on purpose, knowing what they know. You can feel the difference as soon as you sit down. Shoulders drop. People risk an opinion, and order what they really want.

## How to ask

Write within a day. Two sentences will do, provided they are specific:

> I laughed all the way home about your pottery class. Shall we walk on Sunday morning, so that you can tell me how the teapot ended?

There is a memory in it, and a plan, and a day. Set beside that, “We should do this again sometime” gives the other person nothing to hold. If you are the one who is asked, be as clear in return. A yes can be one word. A no deserves another line: “Thank you for Thursday, I enjoyed meeting you. I don’t see us going further and would rather tell you simply.” It takes two minutes to write and spares somebody a week of guesswork. The calculated silence is best left to poker players.

If the introduction came from us, tell us about the evening, including the detail you consider petty. Your feedback is what the next step rests on, whether that is a second date or a new introduction.

## Change the light

The first time you were probably seated, face to face, after dark. Do the opposite. Choose daylight, movement, something to keep the hands busy:

- a market, a small shared budget and a lunch to put together;
- a walk with an agreed turning point, so that nobody has to decide when it is over;
- an exhibition small enough to go round twice;
- an hour on a beach at dusk, waiting for the moon to come up, when you can stop talking and nobody minds.

A shared task is instructive. A wrong turning, a closed café, a cheese to be chosen, and you discover whether this person consults or announces. You discover something about yourself too, if you were hoping to be consulted and said nothing. These are trifles, and years together are largely made of them.

I would avoid the cinema, where you cannot speak, and the big table of friends, which turns into a jury before the starters arrive.

## Say one true thing

First dates trade in facts: jobs, cities, brothers and sisters. On the second, go down one step, and only one. There is no need to open the cellar. A single true thing is enough. It might be what you find hard about your work, or what you wanted at twenty-five and no longer want, or why you accepted this introduction in the first place. Then stop, and leave room for whatever comes back.

Return to what was said last time. “How did your mother’s move go?” is worth more than any compliment, since it proves that you were there. If your memory is poor, make a note once you are back in the car. There is no shame in wanting to remember.

As for the future, keep it to a human scale. Asking where someone sees themselves in ten years sounds like a job interview. “What would a good year look like for you?” can be answered by anybody, and the answer is often surprising. One person talks about a promotion. Another would like to have dinner outside more often, and to be asked how the day went by somebody who waits for the reply.

## Leave a little early

A second date gains from being slightly too short. Two hours, and the wish to go on. Before you part, say aloud what you enjoyed; a message will say it less well. Then, on the way home, watch for one small sign. At the red light, are you still carrying on the conversation by yourself? If so, the third date has more or less arranged itself. If the car is quiet, you have given someone a fair hearing, and you can close the door gently, knowing that you looked.
`,
	fr: {
		title: "Tout commence au deuxième rendez-vous",
		excerpt:
			"Le premier soir, chacun se surveille. Comment proposer le deuxième, où l’emmener, et pourquoi une chose vraie vaut mieux qu’une soirée brillante.",
		category: "Premiers rendez-vous",
		tags: ["deuxième rendez-vous", "conversation", "prendre son temps"],
		imageAlt:
			"Une demi-lune pâle et son reflet, deux moitiés de cercle qui se rejoignent sur un lagon sombre.",
		content: `Un premier rendez-vous se joue en costume. On a choisi la chemise, le restaurant, le plat qui ne tache pas. On raconte l’histoire que l’on raconte bien. En face, quelqu’un fait de même, avec un trac égal et la même application. Autant juger une maison sur son vestibule.

D’où une règle à laquelle je tolère peu d’exceptions : si la soirée a été plaisante et la personne courtoise, on se revoit une fois avant de se faire une opinion. Sauf instinct contraire, net et franc, que l’on suivra toujours.

## Quelqu’un est revenu

La première rencontre répond assez bien à quelques questions simples. Suis-je à l’aise ? M’écoute-t-on ? La réalité ressemble-t-elle à ce que l’on m’avait dit ? Sur tout le reste, elle est muette.

La deuxième s’ouvre sur un compliment que personne n’a besoin de formuler : quelqu’un est revenu, de son plein gré, en sachant ce qu’il sait. L’air s’en trouve changé. Les épaules descendent, on ose un avis, on commande enfin ce dont on a envie. On a passé l’examen, on peut causer.

## Proposer sans tourner autour du pot

Écrivez dès le lendemain ; deux phrases suffisent, à condition d’être précises :

> Votre cours de poterie m’a fait rire jusque chez moi. Une promenade dimanche matin, pour que vous me racontiez la fin de la théière ?

Il y a là un souvenir, un projet, un jour. À côté, « il faudrait se refaire ça » n’offre aucune prise. Et si c’est vous que l’on invite, rendez la même netteté. Un oui tient en un mot. Un non mérite une ligne de plus : « Merci pour jeudi, j’ai passé un bon moment. Je ne nous vois pas aller plus loin et je préfère vous le dire simplement. » Deux minutes d’écriture épargnent à quelqu’un une semaine de conjectures. Le silence calculé, laissons-le aux joueurs de poker.

Lorsque la présentation vient de nous, racontez-nous la soirée, y compris le détail que vous jugez mesquin. C’est à partir de votre retour que s’organise la suite, qu’il s’agisse de vous revoir ou d’une nouvelle présentation.

## Changez la lumière

Le premier soir, vous étiez sans doute assis, face à face, à la nuit tombée. Faites l’inverse, avec du jour, du mouvement, de quoi s’occuper les mains :

- un marché, une petite somme commune et un déjeuner à composer ;
- une marche dont le point de demi-tour est convenu, pour que personne n’ait à décréter la fin ;
- une exposition assez petite pour en faire deux fois le tour ;
- une heure sur une plage, à la tombée du jour, à attendre le lever de la lune : on peut s’y taire sans que cela pèse.

Avoir quelque chose à faire ensemble est fort instructif. Un chemin qui se perd, un café fermé, un fromage à choisir, et vous apprenez si l’on vous consulte ou si l’on décrète. Vous apprenez aussi quelque chose sur vous, si vous espériez que l’on vous consulte et n’avez rien dit. Ce sont des vétilles. Les années communes en sont pleines.

Évitez le cinéma, où l’on ne se parle pas, et la grande tablée d’amis, qui se change en jury avant l’arrivée des entrées.

## Une chose vraie

Au premier rendez-vous, on échange des faits : le métier, les villes, les frères et sœurs. Au deuxième, descendez d’une marche, d’une seule. Nul besoin d’ouvrir la cave. Dites une chose vraie : ce qui vous pèse dans votre travail, ce dont vous rêviez à vingt-cinq ans et dont vous ne voulez plus, ou encore la raison pour laquelle vous avez accepté cette rencontre. Puis taisez-vous, et laissez la place à ce qui viendra.

Revenez aussi sur ce qui s’est dit la fois d’avant. « Et le déménagement de votre mère ? » vaut tous les madrigaux, car la question prouve que vous étiez là. Si votre mémoire est mauvaise, prenez une note en remontant en voiture. Il n’y a pas de honte à vouloir se souvenir.

Quant à l’avenir, gardez-le à taille humaine. « Où vous voyez-vous dans dix ans ? » sent l’entretien d’embauche. « À quoi ressemblerait, pour vous, une bonne année ? » appelle des réponses plus inattendues. L’un parlera d’une promotion. L’autre voudrait dîner dehors plus souvent, et qu’on lui demande comment s’est passée sa journée en attendant vraiment la réponse.

## Partir un peu tôt

Un deuxième rendez-vous gagne à rester trop court. Deux heures, et l’envie de continuer. Avant de vous quitter, dites de vive voix ce qui vous a plu ; le téléphone le dira moins bien. Sur le chemin du retour, guettez un signe minuscule : au feu rouge, poursuivez-vous la conversation à voix haute ? Si oui, le troisième rendez-vous est pour ainsi dire pris. Si la voiture est silencieuse, vous aurez écouté quelqu’un avec équité, et vous pourrez refermer la porte doucement, en sachant que vous avez bien regardé.
`,
	},
};
