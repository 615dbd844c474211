import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "how-to-read-a-good-silence",
	title: "How to read a good silence",
	excerpt:
		"A pause on a first date can mean thought, shyness, boredom or ease. How to tell them apart, and why you should not fill every one.",
	category: "First dates",
	tags: ["first date", "conversation", "slow dating"],
	picture: "lagoon",
	imageAlt: "A calm half-circle of deep lagoon green meets its paler reflection along a still horizon.",
	published: true,
	daysAgo: 47,
	content: `Close your eyes in a restaurant for a minute and you can make a fair guess at how long each couple has known each other. At one table the talk never stops; the voices overlap and the laughs come in slightly early. They met an hour ago. At another there is a sentence, then cutlery, then another sentence, and something in the rhythm tells you that nobody over there is worried.

The first couple think the evening is going well because it has no gaps in it. They may be right. They will certainly drive home with aching cheeks, and tomorrow neither will be able to say what colour the other’s eyes were.

We treat silence on a first date as a leak: find it, plug it. It deserves better, provided one learns to read it.

## Four pauses that sound alike

To the ear they are identical, so use your eyes.

**The thinking pause.** You asked something real. The gaze goes up or off to one side and the hand stops above the glass. An answer is being made, and if you rush in with “oh, it doesn’t matter”, you may lose the best thing you would have heard all evening. Mauritius has its own variety: somebody who lives between Creole, French and English may simply be hunting for the right word in the language you share. Let them find it.

**The shy pause.** The eyes drop, come back, drop again. There is interest here, stuck in the doorway. Offer something small of your own and ask nothing for a minute.

**The shut pause.** The gaze goes to the door, or to the telephone, or over your shoulder, and the body follows soon after. Perhaps you touched a nerve. Perhaps you have been talking about tax. Change the subject once, kindly. If the shutters stay down, accept that as an answer; you need not work any harder to be given a clearer one.

**The resting pause.** The eyes stay near you, or settle on the same thing as yours. Nobody is waiting for anything. This is the good one, and you will recognise it above all by what comes next: a sentence from a little deeper down than the one before.

## Why we fill them

Out of politeness, usually. Many of us were raised to believe that a host keeps the conversation alive, and on a first date both people appoint themselves host. Under the politeness there is often a small fear that if the noise stops, the other will look across and see somebody ordinary.

They will, of course, sooner or later. It is rather what you are both there for. A person who has performed for two hours without a break has told you a great many stories and shown you very little.

Get to know your own way of plugging. Some people joke. Others reach for the phone to show a photograph, or ask a fresh question before the last answer has landed, and pass for wonderful listeners.

## Leaving a pause alone

This can be practised, and nobody will see you doing it.

1. When the other person stops speaking, take one full breath before you reply. Quite often they had not finished.
2. Put the phone out of sight. A silence with a screen in it is a different thing altogether.
3. If the pause stretches and you feel the heat climb up your neck, say something light and true: “I’m still thinking about what you said.”

Choose the place with this in mind. Across a narrow table, every gap turns into a staring contest. Side by side it is hardly noticeable, which is why a walk suits a first or second meeting so well. Along the lagoon at low tide, or on a track between two fields of cane, there is always something to look at together, and the talk can come and go like people passing through a kitchen.

> Two people looking at the same thing have already begun to talk.

## The silence you should believe

None of this is a plea for putting up with coldness. Some silences are used as tools. There are people who stop speaking in order to punish; people who let you babble, and watch you do it; people who meet a confidence with nothing and a small smile. You will feel yourself shrinking. Don’t read that generously, and don’t take it for a mystery that a more patient person would solve. Ask for the bill.

The distinction is plain enough once you look for it. In a good silence you take up the same amount of room as before. In a bad one you take up less.

## On the way home

Everyone goes over what was said. Try going over one moment when nothing was. Where was it? What were your hands doing? Did you want it to end?

If you can recall a pause from which you both came back smiling, with a sentence neither of you had planned, see that person again. The second evening may well be quieter than the first, and you may catch yourself looking forward to that.`,
	fr: {
		title: "Éloge du bon silence",
		excerpt:
			"Réflexion, timidité, ennui ou bien-être : un blanc, au premier rendez-vous, peut tout vouloir dire. Comment le lire, et pourquoi ne pas le combler.",
		category: "Premiers rendez-vous",
		tags: ["premier rendez-vous", "conversation", "prendre son temps"],
		imageAlt:
			"Un demi-cercle d’un vert lagon profond rejoint son reflet plus pâle le long d’un horizon immobile.",
		content: `Au restaurant, fermez les yeux une minute : vous devinerez sans trop d’erreurs depuis combien de temps les couples se connaissent. À cette table, la parole ne s’arrête jamais, les voix se chevauchent, les rires partent un peu trop tôt. Ils se sont rencontrés il y a une heure. À cette autre, une phrase, un bruit de couverts, une phrase encore ; et quelque chose dans le rythme dit que personne, là-bas, ne s’inquiète.

Les premiers croient leur soirée réussie parce qu’elle n’a pas connu de blanc. Ils ont peut-être raison. Ils rentreront en tout cas avec des crampes aux joues, et demain aucun des deux ne saura dire la couleur des yeux de l’autre.

Un silence, au premier rendez-vous, nous fait l’effet d’une fuite d’eau : vite, de quoi colmater. Il vaut mieux que cela, à condition de savoir le lire.

## Quatre blancs qui se ressemblent

À l’oreille, rien ne les distingue. Servez-vous donc de vos yeux.

**Le silence qui cherche.** Vous avez posé une vraie question. Le regard monte ou s’échappe de côté, la main s’arrête au-dessus du verre. Une réponse est en train de naître, et un « oh, ce n’est pas grave » trop empressé vous priverait peut-être de la plus belle phrase de la soirée. Maurice en connaît une variété bien à elle : quand on vit entre le créole, le français et l’anglais, il faut parfois fouiller pour trouver le mot juste dans la langue du soir. Laissez fouiller.

**Le silence timide.** Les yeux se baissent, reviennent, se baissent encore. L’intérêt est là, coincé sur le pas de la porte. Racontez une petite chose de vous et, pendant une minute, ne demandez rien.

**Le silence fermé.** Le regard file vers la sortie, vers le téléphone, par-dessus votre épaule, et le corps ne tarde pas à le suivre. Vous avez touché un point sensible, ou bien vous parlez d’impôts depuis un quart d’heure. Changez de sujet, une fois, gentiment. Si le rideau reste baissé, tenez-vous-le pour dit : c’est une réponse, inutile de vous épuiser à en obtenir une plus claire.

**Le silence qui se repose.** Les yeux restent dans vos parages, ou se posent sur la même chose que les vôtres. Personne n’attend rien. C’est le bon, et on le reconnaît surtout à ce qui lui succède : une phrase venue d’un peu plus profond que la précédente.

## Pourquoi nous les comblons

Par politesse, la plupart du temps. On nous a appris qu’un maître de maison ne laisse pas mourir la conversation et, au premier rendez-vous, chacun se croit maître de maison. Sous la politesse se cache souvent une petite peur : que le bruit cesse, que l’autre lève les yeux et découvre quelqu’un d’ordinaire.

Cela finira par arriver, bien sûr. Vous êtes même là pour cela, l’un et l’autre. Qui s’est produit deux heures durant sans entracte a raconté beaucoup d’histoires et montré bien peu de lui-même.

Apprenez à reconnaître votre mastic favori. Les uns plaisantent. D’autres sortent le téléphone pour montrer une photo, ou lancent une nouvelle question avant que la réponse ait touché terre, et passent pour des gens qui écoutent merveilleusement.

## Ne rien faire, mode d’emploi

Cela s’exerce, et personne n’en verra rien.

1. Quand l’autre se tait, prenez une respiration entière avant de répondre. Bien souvent, ce n’était pas fini.
2. Rangez le téléphone, pour de bon. Un silence avec écran n’est plus le même silence.
3. Si le blanc s’étire et que le rouge vous monte au front, dites une chose légère et vraie : « Je pense encore à ce que vous venez de dire. »

Le lieu compte aussi. De part et d’autre d’une table étroite, la moindre pause tourne au duel de regards. Côte à côte, on la remarque à peine, et c’est pourquoi la marche convient si bien aux premières rencontres. Au bord du lagon à marée basse, sur un chemin entre deux champs de cannes, il y a toujours quelque chose à regarder ensemble ; la parole va et vient, comme on traverse une cuisine.

> Deux personnes qui regardent la même chose ont déjà commencé à se parler.

## Celui qu’il faut croire

N’allez pas en conclure qu’il faille s’accommoder de la froideur. Certains silences sont des outils. Il y a ceux qui se taisent pour punir ; ceux qui vous laissent vous enferrer, et qui regardent ; ceux qui accueillent une confidence par un petit sourire et rien d’autre. Vous vous sentirez rétrécir. Ne cherchez ni excuse ni énigme à résoudre : demandez l’addition.

La différence, au fond, se mesure en centimètres. Dans un bon silence, vous tenez autant de place qu’avant. Dans un mauvais, vous en tenez moins.

## Sur la route du retour

Tout le monde se repasse ce qui s’est dit. Repassez-vous plutôt un moment où rien ne s’est dit. C’était où ? Que faisaient vos mains ? Aviez-vous envie que cela finisse ?

S’il vous revient une pause dont vous êtes sortis tous les deux en souriant, avec une phrase que personne n’avait préparée, revoyez cette personne. La deuxième soirée sera peut-être plus silencieuse que la première, et vous pourriez bien vous surprendre à l’attendre pour cela.`,
	},
};
