import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "dating-after-divorce-with-an-open-heart",
	title: "Dating after divorce, with an open heart",
	excerpt:
		"When to begin, what to say about your marriage on a first evening, and how to keep the children out of it while you find your feet.",
	category: "New beginnings",
	tags: ["second chances", "self-knowledge", "single parents"],
	picture: "sunrise",
	imageAlt:
		"An ember half-circle rises behind overlapping arcs of sand and clay in the first light of morning.",
	published: true,
	daysAgo: 61,
	content: `The first free Saturday is the strangest. The children have gone to their father’s with their bags and the wrong shoes, the house is tidy by ten, and a whole day stands in front of you with your name on it. You had longed for such a day for years. You spend the morning cleaning the oven.

Many Saturdays later, a thought comes by that has nothing to do with the oven: it would be nice to have somebody to tell this to. That is how it often starts, and it is a sounder start than any resolution to get back out there.

## Is it time?

There is no correct number of months, whatever your cousins say. Three things are worth checking.

- Can you tell the story of your marriage in a version that your former spouse would argue with, but recognise?
- Is the practical side settled, on paper, so that nobody new has to walk into the middle of a negotiation?
- When you imagine an evening with someone, do you see the evening, or the look on your ex’s face on hearing of it?

If the third made you wince, wait a while, and wait in company. Friends, a choir, the people who walk on Sunday mornings: anything that accustoms you to being looked at with kindness again.

The second can seem dry, yet a great deal rests on it. At Ensemble, divorced people and single parents are welcome once the separation is legally recognised and amicable. The rule is there for the person across the table, who deserves to meet somebody free.

## The two-sentence version

Sooner or later, generally between the starter and the main course, you will be asked. Have something ready, because the unprepared answer tends to last forty minutes.

It can be very short. “I was married for eleven years, and we ended it decently. It taught me that I go quiet when I’m unhappy, and I’ve been learning to speak sooner.” The facts are there, nobody stands accused, and you have owned a piece of it. The person opposite can put down their fork and breathe.

A longer version exists, and someday someone will have earned it. Told on a first evening, it pulls up a chair for your ex, who will talk all night and leave without paying. The comic version carries the same risk. Funny stories about a former husband do get their laugh, and then your companion wonders, quite reasonably, what will be said about him.

## The children, mentioned and left at home

Say that they exist, straight away: how many, how old, and that the days they spend with you are theirs. Then talk about something else. A parent who can be simply a person for two hours is restful company. As for how your date feels about children, you will see it in what they ask, or in the fact that they don’t.

Meeting them is another matter, and it can wait rather longer than romance would like. Children who have already seen one breakfast table rearranged should not have to grow fond of a visitor who may be gone by the school holidays. Let things become steady between the two adults first. When the day comes, keep it brief and about something other than itself: an ice cream, a beach with friends around, home before anyone is tired. Nobody needs a title.

## Compare, but do it in private

You will compare. She is gentler than your wife was; he has no idea how you take your tea, and for one absurd second you miss the man who did. None of this is disloyal. One can miss the habits of a marriage without wanting the marriage back. Let the thought go by, and notice only whether it returns.

Beware of opposites, though. After a silent spouse, a great talker looks like rescue. After a spendthrift, anyone with a budget does. A single missing quality, however badly you missed it, does not make up a whole person. Look at all of the one in front of you, including whatever you would never have thought to ask for.

> A second love is under no obligation to repair the first.

## An open heart may have a gate

People say “open heart” as if it meant going out and leaving the house unlocked. After a divorce it can mean something more grown-up. You are willing to be reached, and you set the pace. You may say “I like you, and I go slowly.” You may keep Sunday lunch for the family a good while longer. You may prefer that your surname and your employer remain your own affair until you have actually met.

You may also be clumsy. The last time you flirted, telephones had cords, or very nearly. You are a beginner with experience, which is awkward to be and charming to meet, so say it aloud: “I haven’t done this for a long time.” More often than you would think, the answer is “Neither have I.”

Then pay the babysitter and sleep late. The next free Saturday asks nothing of you but a little curiosity, about another person and about the one you became while you were busy getting through it.`,
	fr: {
		title: "Aimer après un divorce, le cœur ouvert",
		excerpt:
			"Quand recommencer, que dire de son mariage le premier soir, comment préserver les enfants : quelques repères pour aimer de nouveau, à son rythme.",
		category: "Nouveaux départs",
		tags: ["seconde chance", "connaissance de soi", "parents solos"],
		imageAlt:
			"Un demi-cercle couleur braise se lève derrière des arcs de sable et d’argile, dans la première lumière du matin.",
		content: `Le premier samedi libre est le plus étrange. Les enfants sont partis chez leur père avec leurs sacs et les mauvaises chaussures, la maison est rangée à dix heures, et voilà une journée entière, debout devant vous, qui porte votre nom. Vous en rêviez depuis des années. Vous passez la matinée à récurer le four.

Bien des samedis plus tard, une pensée passe, qui n’a plus rien à voir avec le four : ce serait bon d’avoir quelqu’un à qui raconter tout cela. Cela commence souvent ainsi, et c’est un meilleur début que toutes les résolutions de se « remettre sur le marché ».

## Est-ce le moment ?

Aucun délai n’est le bon, quoi qu’en disent les cousines. Trois vérifications, en revanche, valent la peine.

- Savez-vous raconter votre mariage dans une version que votre ex-conjoint discuterait, mais dans laquelle il se reconnaîtrait ?
- Les questions pratiques sont-elles réglées, noir sur blanc, pour que personne ne débarque au beau milieu d’une négociation ?
- Quand vous imaginez une soirée avec quelqu’un, voyez-vous la soirée, ou la tête de votre ex à qui on l’apprend ?

Si la troisième vous a tiré une grimace, attendez encore, mais en bonne compagnie. Les amis, une chorale, le groupe de marche du dimanche matin : tout ce qui vous réhabitue à des regards bienveillants.

La deuxième paraît bien sèche, et pourtant beaucoup repose sur elle. Chez Ensemble, les personnes divorcées et les parents solos sont les bienvenus dès lors que la séparation est légalement reconnue et apaisée. La règle protège celui ou celle qui s’assiéra en face, et qui mérite de rencontrer quelqu’un de libre.

## La version en deux phrases

Tôt ou tard, en général entre l’entrée et le plat, la question viendra. Mieux vaut l’avoir préparée : la réponse improvisée dure volontiers quarante minutes.

Deux phrases suffisent. « J’ai été mariée onze ans et nous nous sommes quittés correctement. J’y ai appris que je me tais quand je suis malheureuse, et que j’ai intérêt à parler plus tôt. » Les faits y sont, personne n’est sur le banc des accusés, vous prenez votre part. En face, on peut reposer sa fourchette et respirer.

La version longue existe ; un jour, quelqu’un l’aura méritée. Servie dès le premier soir, elle avance une chaise à votre ex, qui monopolisera la parole et filera sans payer. Méfiez-vous tout autant de la version comique. Les bons mots sur un ancien mari font toujours rire, après quoi le convive se demande, à juste titre, ce que l’on dira de lui.

## Les enfants : en parler, puis les laisser à la maison

Dites tout de suite qu’ils existent, combien ils sont, leur âge, et que les jours passés chez vous leur appartiennent. Puis parlez d’autre chose. Un parent capable d’être simplement quelqu’un pendant deux heures, quel repos ! Quant à savoir si l’autre aime les enfants, inutile de tendre un piège : cela s’entend aux questions posées, ou à leur absence.

Les présentations, c’est une autre affaire, et elles peuvent attendre plus longtemps que l’amour ne le voudrait. Des enfants qui ont déjà vu changer une fois la table du petit déjeuner n’ont pas à s’attacher à un visiteur qui aura peut-être disparu aux prochaines vacances. Que les choses soient d’abord solides entre adultes. Le jour venu, faites bref, et trouvez un prétexte plus joyeux que la présentation elle-même : une glace, une plage avec des amis autour, et retour avant que quiconque soit fatigué. Personne n’a besoin d’un titre.

## Comparer, oui, mais chez soi

Vous comparerez. Elle est plus douce que ne l’était votre femme ; il ignore comment vous prenez votre thé et, pendant une seconde absurde, celui qui le savait vous manque. Nulle trahison là-dedans. On peut regretter les habitudes d’un mariage sans vouloir le mariage. Laissez passer la pensée, et notez seulement si elle revient.

Prenez garde aux contraires, en revanche. Après un taciturne, le premier bavard a des airs de sauveteur. Après un panier percé, c’est la première personne qui tient ses comptes. Une qualité qui vous a manqué, fût-ce cruellement, ne fait pas une personne. Regardez tout entier l’être qui se trouve devant vous, y compris ce que vous n’auriez jamais songé à demander.

> Un second amour n’est pas tenu de réparer le premier.

## Un cœur ouvert peut avoir un portail

On dit « le cœur ouvert » comme on dirait « la maison ouverte à tous les vents ». Après un divorce, l’expression gagne en maturité : on peut vous atteindre, et c’est vous qui donnez l’allure. Vous avez le droit de dire : « Vous me plaisez, et j’avance lentement. » Le droit de garder encore longtemps le déjeuner du dimanche pour la famille, et votre nom comme celui de votre employeur pour vous, tant que vous ne vous êtes pas rencontrés.

Vous avez aussi le droit d’être maladroite, ou maladroit. La dernière fois que vous avez flirté, les téléphones avaient un fil, ou presque. Vous voilà novice, avec beaucoup d’expérience, ce qui est inconfortable à vivre et délicieux à rencontrer. Alors dites-le : « Je n’ai pas fait cela depuis longtemps. » Plus souvent qu’on ne croit, l’autre répond : « Moi non plus. »

Ensuite, réglez la baby-sitter et faites la grasse matinée. Le prochain samedi libre ne vous demande qu’un peu de curiosité : pour quelqu’un d’autre, et pour la personne que vous êtes devenue en traversant tout cela, sans avoir eu le temps d’y prendre garde.`,
	},
};
