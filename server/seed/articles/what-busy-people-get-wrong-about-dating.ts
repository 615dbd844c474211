import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "what-busy-people-get-wrong-about-dating",
	title: "What busy people get wrong about dating",
	excerpt:
		"A full calendar is rarely the real obstacle. How to stop giving love the last tired hour of the week, and what to do with one good evening.",
	category: "Dating well",
	tags: ["slow dating", "busy lives", "self-knowledge"],
	picture: "tide",
	imageAlt: "Two arcs of sand and lagoon blue overlap like waves at low tide, under a low and golden sun.",
	published: true,
	daysAgo: 4,
	content: `Imagine a Thursday, twenty to ten at night, an office car park in Ebène. A woman sits in her car with the engine off, answering a man she has been writing to for three weeks. She types that this week is impossible, that next week looks better, that she will let him know. She means every word. She meant it last week too. By the time she reaches the coast road she has decided that she has no time to meet anyone.

She does have a full life. She has also spent several evenings of it with a telephone in her hand, writing to people she has never heard laugh. The time existed. It went out in coins too small to buy anything.

## The leftover hour

People who work hard plan everything. They book the dentist, the flight, the school meeting, the six o’clock run. Love they leave to whatever remains, and what remains is usually a tired hour at the end of a day on which they have already been charming to too many people.

You arrive late, hide behind the menu and tell the stories that need no effort. The person opposite makes the acquaintance of your fatigue and believes, in good faith, that they have met you.

Give the meeting an hour with some daylight in it. Saturday at eleven is underrated: you have slept, nobody is ordering wine to stay awake, and if it goes well there is still lunch. If only a weekday will do, put something between the office and the table. Walk round the block. Change your shirt. Leave the laptop in the boot. Twenty minutes of nothing will do more for you than any clever opening line.

## Efficiency is a poor chaperone

The skills that make a career travel badly. In a good meeting you get to the point, compare the options and close. Try it over dinner and you will hear yourself asking a man where he sees himself in five years, while he looks for the exit.

Screening has its place. Whether someone wants children, where they could live, whether they are truly free: these deserve a straight answer, and the best moment for them is before the evening, so that the evening can be about something else. It is one honest argument for being introduced by somebody: you sit down without a form on your knees.

Once you have sat down, stop evaluating. You cannot taste a dish while you are writing the review. For the first hour, watch a single dial: am I becoming curious? The verdict can wait until the next morning, when your judgement has had some sleep too.

## One person, twice

Busy people often answer a shortage of time with quantity. Five first dates this month, since one of them is bound to work. By the third, the anecdotes have worn smooth and the faces blur, and a very decent man is written off because he had the bad luck to fall on a Wednesday.

Try the reverse. Meet one person and, if the evening was pleasant, meet them again within ten days, fireworks or none. The second meeting is where the useful information lives. You find out whether she remembered your sister’s name, and whether he is as kind to the waiter when nobody is auditioning. Leave it a month and you will be starting again with a stranger.

> Attention is the one gift a busy person cannot delegate.

## Put it in the diary, and mean it

Try this for two months.

- **Keep one slot a week** for your private life and defend it as you would a client’s. When there is nobody to meet, have dinner with the friend who makes you laugh. You are practising being available.
- **Propose a day, an hour and a place.** “We must do something soon” is how two busy people say goodbye.
- **Stop writing after a few messages.** Call, or meet.
- **Never cancel without a new date.** The second time, say honestly that you are not ready for this, and let the other person go and have their dinner.

That last point stings a little, and it should. A calendar is a kind of confession. Sometimes “I’m too busy” means exactly what it says, for a season: a new practice, a parent who is ill, a child sitting exams. Then postpone without guilt. At other times it is the most respectable way we have found of admitting a fear of being disappointed, or of having to make room in a life that finally runs well. Find out which of the two you are saying before you type “next week looks better” again.

## The Sunday test

At your next long Sunday lunch, somewhere between the cousins and the second helping, look at the couples you like best. Some of them are every bit as busy as you. Watch what they do: a hand on a shoulder while the rice goes past, a joke begun by one and finished by the other, ten minutes of washing up together with the kitchen door closed. None of it takes long. It only asks that somebody be there.

You can begin rehearsing that at the first coffee. One good meeting, rested, telephone off, with a real person on the other side of the table. Book that one. The rest of the week may stay as full as it likes.`,
	fr: {
		title: "Les gens débordés et l’amour : un malentendu",
		excerpt:
			"Le manque de temps a bon dos. Comment cesser de donner à l’amour la dernière heure fatiguée de la semaine, et réussir une seule belle soirée.",
		category: "Bien se rencontrer",
		tags: ["prendre son temps", "vies bien remplies", "connaissance de soi"],
		imageAlt:
			"Deux arcs, l’un couleur sable, l’autre bleu lagon, se recouvrent comme des vagues à marée basse sous un soleil doré.",
		content: `Un jeudi, 21 h 40, un parking de bureaux à Ébène. Imaginez une femme assise dans sa voiture, moteur éteint, qui répond à l’homme avec lequel elle échange depuis trois semaines. Cette semaine, impossible. La suivante s’annonce mieux, elle lui redit très vite. Elle est sincère ; elle l’était déjà la semaine dernière. Quand elle rejoint la route de l’ouest, entre les cannes, sa conviction est faite : elle n’a pas le temps de rencontrer quelqu’un.

Du temps, elle en a pourtant dépensé. Dix minutes entre deux réunions, une demi-heure sous la couette, une pause déjeuner à relire un profil : des soirées entières parties en petite monnaie, pour des gens dont elle ne connaît même pas le rire.

## L’heure qui reste

Ceux qui travaillent beaucoup planifient volontiers. Le dentiste, l’avion, la réunion de parents d’élèves, le footing de six heures : tout a sa case. L’amour, lui, hérite du reste, c’est-à-dire d’une heure fatiguée, en bout de journée, quand on a déjà souri à trop de monde.

On arrive en retard, on se réfugie dans la carte, on ressort les anecdotes qui ne coûtent rien. En face, l’autre fait la connaissance de votre fatigue et croit, en toute bonne foi, que c’est vous.

Offrez plutôt à ce rendez-vous une heure de plein jour. Le samedi à onze heures mérite une meilleure réputation : on a dormi, personne ne commande de vin pour tenir debout et, si le courant passe, le déjeuner n’est pas loin. Seul un soir de semaine est possible ? Glissez un sas entre le bureau et la table. Un tour du pâté de maisons, une chemise propre, l’ordinateur dans le coffre. Vingt minutes de rien vous serviront mieux que la plus brillante entrée en matière.

## On ne dîne pas comme on recrute

Les qualités qui font une carrière supportent mal le voyage. En réunion, on va au fait, on compare, on conclut. À table, cela donne : « Et dans cinq ans, vous vous voyez où ? » L’autre, déjà, cherche la sortie des yeux.

Il existe des questions de fond, bien sûr. Vouloir ou non des enfants, pouvoir vivre ici ou ailleurs, être vraiment libre : cela mérite une réponse nette, et de préférence avant la soirée, pour que celle-ci serve à autre chose. C’est tout l’intérêt de passer par quelqu’un qui présente. Le questionnaire est rempli, l’entretien a eu lieu ; on s’assied sans formulaire sur les genoux.

Une fois à table, cessez de noter. On goûte mal un plat dont on rédige la critique. Pendant la première heure, ne surveillez qu’un cadran, celui de votre curiosité. Est-ce qu’elle monte ? Le verdict attendra le lendemain matin, devant un café, quand votre jugement aura dormi lui aussi.

## Revoir plutôt que multiplier

Quand le temps manque, on croit se sauver par le nombre. Cinq premiers rendez-vous dans le mois, il y en aura bien un de bon. Au troisième, vos histoires sont polies comme des galets, les prénoms se mélangent, et un homme très bien se voit éconduit parce qu’il a eu le tort de tomber un mercredi.

Faites l’essai contraire. Une seule personne et, si le moment a été agréable, même sans feu d’artifice, une deuxième rencontre dans les dix jours. C’est là que l’on apprend quelque chose. Le trac est retombé. Elle s’est souvenue du prénom de votre sœur, ou elle l’a oublié. Il est resté aimable avec le serveur, alors que plus personne ne passait d’audition. Laissez filer un mois et il faudra tout recommencer, avec quelqu’un qui sera redevenu un inconnu.

> L’attention est le seul cadeau qu’une personne occupée ne peut pas déléguer.

## Une discipline légère

Pendant deux mois, essayez ceci.

- **Un créneau fixe** chaque semaine pour votre vie privée, défendu comme celui d’un client. Personne à voir ? Dînez avec l’amie qui vous fait rire : vous vous entraînez à être disponible.
- **Un jour, une heure, un lieu.** « Il faut absolument qu’on se voie » est la formule par laquelle deux personnes pressées se disent adieu.
- **Peu de messages.** Après quelques-uns, on s’appelle ou on se rencontre.
- **Jamais d’annulation sans nouvelle date.** À la deuxième, ayez l’élégance de reconnaître que le moment est mal choisi, et laissez l’autre aller dîner ailleurs.

Ce dernier point pique un peu. Tant mieux : un agenda en dit long sur son propriétaire. Il arrive que « je n’ai pas le temps » signifie exactement cela, pour une saison. Un cabinet qui ouvre, un père malade, un enfant qui passe ses examens : on remet à plus tard, et sans culpabilité. Il arrive aussi que ce soit la façon la plus présentable d’avouer une peur, celle d’être déçu, ou d’avoir à faire de la place dans une vie qui tourne enfin rond. Vous seul savez laquelle de ces deux phrases vous prononcez. Autant le découvrir avant d’écrire, une fois de plus, que la semaine prochaine s’annonce mieux.

## Les couples du dimanche

Au prochain déjeuner de famille, entre les cousins et le deuxième service, observez les couples que vous aimez bien. Certains courent autant que vous. Regardez pourtant : une main sur l’épaule pendant que le riz circule, une plaisanterie commencée par l’un et terminée par l’autre, dix minutes de vaisselle à deux, porte de la cuisine fermée. Rien de tout cela n’est long. Il faut seulement être là.

On peut s’y exercer dès le premier café. Une rencontre, une seule, l’esprit reposé et le téléphone éteint, devant quelqu’un de bien réel. Réservez celle-là. Le reste de la semaine peut déborder autant qu’il veut.`,
	},
};
