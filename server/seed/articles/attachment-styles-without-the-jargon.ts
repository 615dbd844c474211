import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "attachment-styles-without-the-jargon",
	title: "Attachment styles, without the jargon",
	excerpt:
		"One late message, three ways of reading it. A modest guide to closeness and distance, and to speaking of them without diagnosing your date.",
	category: "Inner work",
	tags: ["attachment", "self-knowledge"],
	picture: "orbit",
	imageAlt: "Circles of ember, sand and lagoon green travel on crossing orbits, two of them just touching.",
	published: true,
	daysAgo: 32,
	content: `The message arrives at ten past seven: *Sorry, mad day, let’s talk tomorrow x.* Imagine it landing on three telephones.

Anna reads it four times. She notices the single kiss, where yesterday there were two. By eight she has drafted a breezy answer, deleted it, consulted a friend and drafted it again. Paul reads it once and feels, to his own surprise, relief: an evening to himself. He likes the woman who sent it very much, and he likes her best from a small distance. Leila reads it, thinks *poor thing*, replies “sleep well”, and makes an omelette.

Same words, same hour, and three quite different evenings.

## Where the idea comes from

What separates the three is roughly what people mean by attachment styles. The idea began with psychologists who observed how small children behave when the adult they rely on goes away and comes back; others later wondered whether love between adults has something of the same pattern. The usual names are *anxious* for Anna, *avoidant* for Paul and *secure* for Leila, with a mixed sort for those who long for closeness and bolt when it comes.

It is a useful sketch. On the internet it has become a zodiac with footnotes, in which everybody’s former partner turns out to be avoidant. So, a word of caution. An article cannot know your history, and a quiz of ten questions cannot either. Most of us move between these places according to the person, the year and how we slept. Use what follows as a way of noticing yourself, and if it opens something painful, a trained professional will be better company for it than a magazine column.

## Think of a distance

Leave the names aside and picture two bodies in orbit. Each of us has a distance at which we breathe easily beside somebody else. Some feel cold quickly when the other moves away, and some feel crowded quickly when the other comes near. Many things go into it: childhood perhaps, but also the last break-up, a demanding job, plain temperament.

Trouble begins with the reflex. Feeling cold, Anna pulls: one more message, a small test, a remark about how busy he always is. Feeling crowded, Paul drifts: shorter answers, a weekend that mysteriously fills up. Put the two of them together and each does the very thing that alarms the other. Neither is wrong to feel what they feel. The pulling and the drifting, though, can be done differently.

## If you tend to pull

Put some time between the feeling and the telephone. Half an hour, a shower, a walk to the end of the road where the cane begins. Then ask what you actually know. He said the day had been mad. That is all the evidence there is; you wrote the rest.

Next, ask directly for the thing you were about to fish for. “I like hearing your voice before the weekend. Could we speak on Thursdays?” takes more courage than a sulk, and it is far easier to answer. Keep your own evenings furnished as well. It is a great deal to ask of one person that they be all your weather.

## If you tend to drift

Say when you will be back. The change is tiny and people feel it at once. “I need Saturday to myself, and I’d love to see you on Sunday” contains exactly as much solitude as a silent disappearance, and leaves nobody pacing the kitchen.

Look, too, at the moment when you begin to find fault. If her laugh became unbearable on the day after she met your friends, the laugh may be innocent. Stay for one more coffee before you decide.

> Needing room is perfectly honourable. Leaving someone to guess how much is where it turns unkind.

## Keep the theory off the table

Two requests, if you have been reading about all this. Please don’t diagnose your date. “That’s a very avoidant thing to say” has never made anyone lean closer, and it turns a companion into a case. And don’t present your own label as if it were a permit: “I’m anxious, so you have to answer quickly.” Translate it into a wish, in ordinary words, about something that will happen this week.

As for what to look for in another person, the signs are rather unglamorous:

- They say Tuesday, and on Tuesday they come.
- They can hear a small “no” without turning cold.
- After a misunderstanding they come back to the subject, and you find that you can too.
- The morning after, you feel like yourself and have surprisingly little to report to your friends.

That last one is easily missed. Anybody used to suspense may take calm for a lack of chemistry, and walk away from Leila because nobody’s heart was in their mouth. Give calm a second evening, and then a third. Interest doesn’t always arrive with an alarm bell. Sometimes it comes into the kitchen, asks where you keep the eggs, and stays.`,
	fr: {
		title: "L’attachement, sans le jargon",
		excerpt:
			"Un message tardif, trois façons de le lire. Petit guide modeste de la bonne distance, et de l’art d’en parler sans diagnostiquer personne.",
		category: "Travail sur soi",
		tags: ["attachement", "connaissance de soi"],
		imageAlt:
			"Des cercles couleur braise, sable et vert lagon tournent sur des orbites croisées ; deux d’entre eux s’effleurent.",
		content: `Le message tombe à 19 h 10 : *Pardon, journée de folie, on se parle demain. Je t’embrasse.* Imaginez-le sur trois téléphones.

Anaïs le relit quatre fois. Hier, il l’embrassait « fort » ; ce soir, il l’embrasse tout court. À vingt heures, elle a rédigé une réponse désinvolte, l’a effacée, a consulté une amie, a recommencé. Paul, lui, lit une seule fois et s’étonne d’éprouver du soulagement : une soirée pour lui. La femme qui lui écrit lui plaît beaucoup, et jamais autant qu’à une certaine distance. Leïla lit, pense « pauvre chou », répond « dors bien » et se fait une omelette.

Les mêmes mots, à la même heure. Trois soirées qui n’ont rien à voir.

## D’où vient l’idée

Ce qui sépare ces trois-là, c’est à peu près ce que l’on range sous le nom de styles d’attachement. Des psychologues ont d’abord observé de jeunes enfants : que font-ils lorsque l’adulte sur qui ils comptent s’éloigne, puis revient ? D’autres se sont demandé ensuite si l’amour entre adultes ne gardait pas quelque chose de ce mouvement. On dit volontiers Anaïs « anxieuse », Paul « évitant », Leïla « sécure », et l’on réserve une case mixte à ceux qui rêvent de proximité et détalent dès qu’elle se présente.

Le croquis est utile. Les réseaux en ont fait un horoscope avec notes de bas de page, où tous les ex, curieusement, sont évitants. Restons donc prudents. Un article ne connaît pas votre histoire, un test en ligne non plus, et la plupart d’entre nous se déplacent d’une case à l’autre selon la personne, l’époque, la qualité du sommeil. Prenez ce qui suit comme une manière de vous observer ; si cela rouvre une douleur, un professionnel formé saura vous accompagner bien mieux qu’une chronique.

## Une affaire de distance

Oublions les étiquettes et pensons à deux astres. Chacun possède une distance à laquelle il respire bien auprès d’un autre. Certains ont vite froid quand on s’éloigne, d’autres manquent vite d’air quand on s’approche. Bien des choses y contribuent : l’enfance peut-être, mais aussi la dernière rupture, un métier dévorant ou le simple tempérament.

Les ennuis commencent avec le réflexe. Anaïs a froid, alors elle tire : un message de plus, une petite mise à l’épreuve, une pique sur cet homme décidément toujours occupé. Paul étouffe, alors il dérive : réponses brèves, week-end qui se remplit comme par magie. Mettez-les ensemble et chacun fera précisément ce qui affole l’autre. Aucun des deux n’a tort de ressentir ce qu’il ressent. Pour la manière de tirer ou de dériver, en revanche, il y a de la marge.

## Si vous êtes de ceux qui tirent

Mettez un peu de temps entre l’émotion et le téléphone : une douche, une demi-heure, une marche jusqu’au bout de la rue, là où commencent les cannes. Puis demandez-vous ce que vous savez au juste. Il a écrit que la journée avait été rude. Le dossier s’arrête là ; la suite est de votre plume.

Demandez ensuite, franchement, ce que vous alliez quémander par la bande. « J’aime bien t’entendre avant le week-end. On s’appelle le jeudi ? » exige plus de courage qu’une bouderie, et il est tellement plus facile d’y répondre. Continuez aussi à meubler vos propres soirées. C’est beaucoup demander à une seule personne que de faire, chez vous, la pluie et le beau temps.

## Si vous êtes de ceux qui dérivent

Dites quand vous revenez. C’est presque rien, et l’on sent tout de suite la différence. « J’ai besoin de mon samedi, et j’aimerais te voir dimanche » contient autant de solitude qu’une disparition muette, sans que personne ait à tourner en rond dans sa cuisine.

Repérez aussi l’instant où les défauts se mettent à pousser. Si son rire vous est devenu insupportable le lendemain du jour où elle a rencontré vos amis, le rire est peut-être innocent. Restez encore un café avant de trancher.

> Avoir besoin d’espace n’a rien de honteux. Laisser l’autre en deviner la mesure, voilà qui blesse.

## La théorie, au vestiaire

Deux prières, si vous lisez beaucoup sur le sujet. Ne diagnostiquez pas la personne avec qui vous dînez : « C’est très évitant, ce que vous venez de dire » n’a jamais rapproché deux chaises. Et ne brandissez pas non plus votre propre étiquette comme un coupe-file : « Je suis anxieuse, il faut donc me répondre vite. » Traduisez-la en un souhait, avec les mots de tous les jours, à propos d’une chose qui aura lieu cette semaine.

Quant à ce qu’il faut espérer de l’autre, les signes manquent un peu de panache :

- Il ou elle a dit mardi et, mardi, le téléphone sonne.
- Un petit « non » ne jette pas de froid.
- Après un malentendu, on y revient, et vous découvrez que vous en êtes capable aussi.
- Le lendemain matin, vous vous sentez vous-même, et vous avez étonnamment peu de choses à raconter à vos amis.

Ce dernier signe passe facilement inaperçu. Quand on a l’habitude du suspense, on prend le calme pour une absence d’étincelle, et l’on quitte Leïla parce que personne n’a eu le cœur battant. Accordez au calme une deuxième soirée, puis une troisième. Il arrive que l’amour entre sans sonner, demande où vous rangez les œufs, et reste.`,
	},
};
