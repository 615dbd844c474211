import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "chemistry-is-not-a-verdict",
	title: "Chemistry is not a verdict",
	excerpt:
		"A pleasant evening without a spark is the one we dismiss fastest. A case for asking better questions on the drive home, and for one more hour.",
	category: "Dating well",
	tags: ["chemistry", "first date", "self-knowledge", "slow dating"],
	picture: "ember",
	imageAlt: "A small glowing disc, like an ember, held between two darker arcs in warm evening light.",
	published: true,
	daysAgo: 11,
	content: `Imagine two friends at lunch, comparing first dates. The first is glowing. They talked for four hours, she forgot to eat, he finished her sentences. The second turns her coffee cup by its handle and says that hers was nice. He was kind, he asked good questions, he walked her to her car. But there was no spark. Her friend makes a sympathetic face and the subject is closed.

I would like to reopen it. Both women learned something about an evening, and both have taken it for a ruling on a man.

## What a spark is made of

Chemistry exists, and I have no wish to talk anyone out of wanting it. A couple without desire or delight is an administrative arrangement. Still, look closely at the rush of a first evening and you will find a number of things that have little to do with the person across the table: the flattering light, the wine on an empty stomach, a voice that resembles another voice, the plain pleasure of being looked at properly after a dull month.

Uncertainty helps. Someone slightly out of reach keeps us alert, and alertness is easily confused with attraction. Habit does its share as well. If you spent your twenties winning over people who were hard to please, you will be quick and brilliant in front of a man who keeps glancing at the door. Opposite someone who is simply glad to be there, you may find you have nothing to perform. That quiet can feel like boredom. Sometimes it is rest, which is hard to recognise if you have never dated it.

## The people who arrive slowly

Being excellent in the first hour is a talent, like being good at charades. It is delightful, and it is handed out without regard for character. Other people open the way a shut-up house does, one window and then another. They need a second conversation, a walk, a small shared mishap. The man who was stiff behind a white tablecloth may turn out to be very funny when a shower comes down over Tamarin bay and the two of you have one umbrella, broken.

Think of the friends you would call at three in the morning. Perhaps one or two charmed you on sight. The rest probably seemed quite ordinary on the day you met, until a long car journey or a bad week showed you otherwise.

> A first date tells you, above all, how two people behave on a first date.

## Better questions for the drive home

“Did I feel something?” is difficult to answer honestly at eleven at night. These questions are easier, and they tell you more:

- Did I grow more like myself as the evening went on, or more careful?
- What did I find out that I could not have guessed from a few lines about this person?
- How did they treat the waiter, the wrong order, the long wait?
- When did I relax, and what had just been said?
- Is there one subject I would happily pick up again?

Answer them before you telephone your best friend. The account we give of an evening hardens quickly, and a good storyteller will sacrifice a decent man to a funny line. Write four sentences for yourself first. Then tell the story, with all its embellishments.

## When no means no

Nothing here asks you to overrule yourself. If you felt belittled, hurried or unsafe, you owe nobody a second evening, and you need not prepare a case. If something in you recoiled, listen to it. And if you have met someone two or three times, in good conditions, without the faintest wish to sit closer, you have your answer. A kind message is the right end to it.

My argument concerns the middle ground: the pleasant, rather flat evening with someone you respected. It is the judgement people reach fastest and examine least.

A dazzling evening deserves the same slowness, by the way. Enjoy it thoroughly, then keep asking the dull, useful questions. Does he call when he said he would? Is she as curious about your life as you are about hers?

## Give it one different hour

If you are undecided, change the conditions. Replace dinner with daylight, the table with something to do, the open-ended evening with an hour and a half. Walk side by side; talking is easier when nobody has a gaze to hold. Go to the market and argue about mangoes. Pick a moment when neither of you is worn out by work, and leave the clever outfit at home.

Afterwards, put the same questions to yourself. If everything is still flat, let it go with courtesy and without guilt. If something has moved by one degree, follow the degree. Attraction that takes its time has a particular merit: when it comes, you already know whom it is for.
`,
	fr: {
		title: "L’attirance n’est pas un verdict",
		excerpt:
			"Une soirée agréable, mais sans étincelle : affaire classée ? Plaidoyer pour de meilleures questions au retour, et pour une heure de plus.",
		category: "Bien se rencontrer",
		tags: ["attirance", "premier rendez-vous", "connaissance de soi", "prendre son temps"],
		imageAlt:
			"Un petit disque incandescent, comme une braise, tenu entre deux arcs plus sombres dans la lumière chaude du soir.",
		content: `Au lendemain d’un premier rendez-vous, la question tombe toujours, en général avant le café : « Alors, il s’est passé quelque chose ? » Imaginez deux amies à qui on la pose le même jour. L’une raconte quatre heures de conversation, l’assiette oubliée, l’impression de se connaître depuis l’enfance. L’autre hésite. Il était prévenant, il l’a écoutée, il l’a raccompagnée jusqu’à sa voiture. C’était bien. Mais enfin, pas d’étincelle. On compatit, on change de sujet, et voilà un homme classé sans suite.

Le dossier mérite d’être rouvert. Ces deux femmes ont appris quelque chose sur une soirée. Ni l’une ni l’autre n’en sait encore beaucoup sur un homme.

## De quoi l’étincelle est faite

Loin de moi l’idée de plaider pour les couples raisonnables. Sans désir, sans joie à se retrouver, la vie à deux ressemble vite à une copropriété. Mais démontez l’émotion d’un premier soir, comme on démonte une horloge : vous y trouverez une lumière flatteuse, un verre bu l’estomac vide, une voix qui en rappelle une autre, le simple bonheur d’être regardé avec attention après des semaines un peu grises. La personne d’en face n’y est pas toujours pour grand-chose.

L’incertitude fait le reste. Quelqu’un qui se dérobe un peu nous tient en éveil, et l’éveil se prend volontiers pour de l’amour. L’habitude aussi joue des tours. Qui a passé sa jeunesse à conquérir des indifférents sera éblouissant devant un indifférent de plus. Face à une personne sincèrement contente d’être là, on n’a plus de numéro à faire, et ce calme inattendu passe pour de l’ennui. C’est parfois tout bonnement du repos. On le reconnaît mal quand on ne l’a jamais fréquenté.

## Ceux qui se dévoilent tard

Briller pendant une heure est un don, comme celui de raconter des histoires drôles. Il est charmant, et il ne dit rien du caractère. D’autres s’ouvrent à la façon d’une maison restée longtemps fermée, une fenêtre puis une autre. Il leur faut une deuxième conversation, une promenade, un contretemps vécu à deux. L’homme un peu raide derrière sa nappe blanche se révélera peut-être très drôle le jour où une averse vous surprendra sur la plage de Tamarin, avec un seul parapluie, et cassé.

Songez à vos amis les plus sûrs, ceux que vous appelleriez au milieu de la nuit. Un ou deux, sans doute, vous ont ébloui dès le premier jour. Les autres vous avaient paru tout à fait ordinaires, jusqu’à ce qu’un long trajet en voiture ou une mauvaise passe vous détrompe.

> Un premier rendez-vous renseigne surtout sur la façon dont deux personnes se tiennent à un premier rendez-vous.

## Sur le chemin du retour

« Est-ce que j’ai ressenti quelque chose ? » À onze heures du soir, personne ne répond bien à cette question. En voici de plus modestes, et de plus bavardes :

- Au fil de la soirée, ai-je gagné en naturel ou en prudence ?
- Qu’ai-je appris que quelques lignes de présentation ne laissaient pas deviner ?
- Comment cette personne a-t-elle traité le serveur, l’erreur de commande, l’attente ?
- À quel moment mes épaules se sont-elles relâchées, et que venait-on de dire ?
- Reste-t-il un sujet que je reprendrais volontiers ?

Répondez-y avant d’appeler votre meilleure amie. Le récit d’une soirée se fige vite, et un bon conteur sacrifierait n’importe quel honnête homme à une chute réussie. Quatre phrases pour vous d’abord, sur un coin de papier. Le feuilleton ensuite, avec toutes les broderies que vous voudrez.

## Quand c’est non

Rien de tout cela ne vous oblige à passer outre ce que vous éprouvez. Une remarque qui rabaisse, une insistance, un malaise : vous ne devez à personne une seconde soirée, ni la moindre plaidoirie. Si quelque chose en vous s’est rétracté, fiez-vous à ce mouvement. Et si, après deux ou trois rencontres dans de bonnes conditions, l’envie de vous rapprocher n’est jamais venue, la réponse est là. Un message clair et courtois, et chacun reprend sa route.

Je parle de l’entre-deux, de ces soirées agréables et un peu plates passées avec quelqu’un d’estimable. Ce sont celles que l’on condamne le plus vite et que l’on examine le moins.

Le coup de foudre réclame d’ailleurs les mêmes égards. Savourez-le sans bouder votre plaisir, puis posez les questions terre à terre. Rappelle-t-il quand il l’a dit ? S’intéresse-t-elle à votre vie autant que vous à la sienne ?

## Une heure d’un autre genre

Dans le doute, changez le décor. Le plein jour au lieu du dîner, une occupation au lieu d’une table, une heure et demie au lieu d’une soirée sans fin. Marcher côte à côte délie les langues, puisque personne n’a plus de regard à soutenir. Allez au marché, disputez-vous sur la maturité des mangues. Évitez les fins de journée épuisées et laissez au placard la tenue des grands soirs.

Puis reprenez vos questions. Si tout reste plat, renoncez avec élégance et sans remords. Si quelque chose a bougé d’un degré, suivez ce degré. L’attirance qui prend son temps a un mérite rare : quand elle arrive enfin, on sait pour qui.
`,
	},
};
