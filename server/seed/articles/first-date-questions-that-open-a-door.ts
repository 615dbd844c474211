import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "first-date-questions-that-open-a-door",
	title: "First-date questions that open a door",
	excerpt:
		"Ask for a scene, listen to the second answer, and know which doors to leave closed: a short guide to better first-date conversation.",
	category: "First dates",
	tags: ["first date", "conversation"],
	picture: "doorway",
	imageAlt:
		"Two tall overlapping arcs form an open doorway, and a half-circle of warm evening light waits beyond it.",
	published: true,
	daysAgo: 18,
	content: `“So, what do you do?” “Insurance. And you?” “I teach. Chemistry.” “Ah, interesting.” And then two perfectly pleasant adults look at the bread.

You have probably sat at that table. Nothing rude was said, nobody lied. Two labels were passed across the cloth like business cards, and there is little you can do with a label except nod at it. A conversation needs somewhere to go, and whoever asked the question has usually decided whether it does.

## Ask for a scene

Compare *What do you do?* with *What was the best hour of your working week?* The first wants a noun. The second sends the chemistry teacher straight back to Tuesday, to the boy in the last row who understood at long last why the solution turns blue, and said so in a word that does not appear on the syllabus. She is smiling before she has finished the sentence. You now know what makes her laugh, how she talks about people younger than she is, and that she likes her job, at least on Tuesdays.

If you want one rule, take this one. Ask for a moment, a person or a place and you will be shown a little film. Ask for a category and you will be handed a form, filled in.

The rule repairs almost any tired question. *Do you like travelling?* becomes *Where did you last get properly lost?* In the same way, *Are you close to your family?* becomes *Who do they seat you next to at Sunday lunch, and who do you hope it won’t be?* In Mauritius, nobody is ever short of an answer to that.

## A few to carry in your pocket

Don’t learn these by heart. A quizmaster makes a dispiriting dinner companion. Take two, and choose the ones you would enjoy answering yourself.

- *What do you do badly, and with pleasure?* Anyone who can answer will be good company on a rainy day.
- *When someone you love lands at the airport, where do you take them first?* You get the map of a person’s affections, and perhaps an idea for next time.
- *What have you changed your mind about since you were twenty-five?* A gentle way of checking that it can be done.
- *What did people come to you for at school, and what do they come to you for now?* Homework then, courage today: there is often a whole biography in the gap.
- *What does a good, ordinary Saturday look like?* Dwell on the word *ordinary*. A shared life is mostly made of it.

## The second question is the real one

Here is where many agreeable people stumble. They ask something lovely, receive something lovely, and move on to the next item. Suppose he tells you that what he does badly is pottery, and that all his bowls lean. “Great,” you say, “and where did you grow up?” You have just informed him that you were waiting your turn.

Stay a little. Which way do they lean? Who is given the bowls? A follow-up cannot be prepared, which is where its value comes from: it proves that somebody was in when the answer arrived. If you keep a single habit from this page, let it be asking two questions about the same thing before you change the subject.

> The first question shows good manners. The second shows interest.

Pay with your own coin, too. Three questions in a row, however charming, make an interview. After the second, put something on the table yourself, such as the collapsed cake you once served to your sister-in-law without a word of explanation. By the time the coffee comes, the other person should know something about you that no profile would ever mention.

## Doors to leave closed tonight

Some rooms are for later visits. The full history of the last relationship, money, the reasons a person has children or has none: the answers matter, sometimes enormously, and they come better once there is a little trust to carry them. The broad facts that would make a life together impossible can be settled beforehand, plainly, on the telephone or by whoever introduced you. That leaves you free to ignore the archives for one evening.

You will also try handles without knowing what lies behind them. You ask about a brother, and the face opposite goes still for half a second. Don’t push, and don’t apologise at length. “Let’s leave that one. Tell me more about the bowls.” It is among the most attractive sentences anyone can say on a first date, because it shows in passing what it would be like to be fragile in your company.

## One to finish on

The bill has come and you have enjoyed yourself. There is one last question worth asking: *What should I have asked you?*

People laugh at it, and then they think. Sometimes the reply is a joke. Sometimes it is the best story of the evening, it cannot possibly be told before the restaurant closes, and you are both obliged to meet again.`,
	fr: {
		title: "Premier rendez-vous : ces questions qui ouvrent une porte",
		excerpt:
			"Demander une scène, rester sur la deuxième réponse, laisser certaines portes fermées : petit art de la conversation pour un premier rendez-vous.",
		category: "Premiers rendez-vous",
		tags: ["premier rendez-vous", "conversation"],
		imageAlt:
			"Deux grands arcs qui se recouvrent dessinent une porte ouverte, au-delà de laquelle attend un demi-cercle de lumière chaude.",
		content: `« Et vous faites quoi, dans la vie ? » « Les assurances. Et vous ? » « J’enseigne la chimie. » « Ah, très bien. » Puis deux adultes tout à fait charmants contemplent la corbeille à pain.

Personne n’a été impoli, personne n’a menti. On s’est simplement tendu deux étiquettes par-dessus la nappe, et que voulez-vous répondre à une étiquette ? On hoche la tête. La conversation calait avant l’arrivée des verres, et les réponses n’y étaient pour rien.

## Demandez une scène

Essayez autre chose : *quelle a été la meilleure heure de votre semaine ?* Voilà la prof de chimie repartie dans sa classe, mardi matin, à l’instant où le garçon du dernier rang a enfin compris pourquoi la solution vire au bleu, et l’a fait savoir d’un mot qui ne figure pas au programme. Elle rit avant la fin de sa phrase. En trente secondes, vous savez ce qui l’amuse, comment elle parle de plus jeunes qu’elle, et qu’elle aime son métier, au moins le mardi.

S’il ne fallait garder qu’une règle, ce serait celle-là. Demandez un moment, un lieu, un visage, et l’on vous projette un petit film. Demandez une catégorie, et l’on vous rend un formulaire dûment rempli.

Presque toutes les questions usées se réparent ainsi. « Vous aimez voyager ? » devient « Où vous êtes-vous perdu pour de bon, la dernière fois ? ». « Vous êtes proche de votre famille ? » devient « À côté de qui vous place-t-on, au déjeuner du dimanche, et qui espérez-vous éviter ? ». À Maurice, personne ne sèche sur celle-là.

## Quelques-unes à glisser dans sa poche

N’apprenez rien par cœur : l’animateur de jeu télévisé fait un piètre convive. Choisissez-en deux, parmi celles auxquelles vous auriez plaisir à répondre.

- *Que faites-vous mal, mais avec bonheur ?* Qui sait répondre sera de bonne compagnie un jour de pluie.
- *Quelqu’un que vous aimez atterrit à Plaisance : où l’emmenez-vous d’abord ?* Vous tenez la carte de ses affections, et peut-être l’adresse du prochain rendez-vous.
- *Sur quoi avez-vous changé d’avis depuis vos vingt-cinq ans ?* Façon douce de vérifier que la chose est possible.
- *Pourquoi venait-on vous trouver à l’école, et pourquoi vient-on vous trouver aujourd’hui ?* Hier les devoirs, maintenant le courage : entre les deux, il y a souvent toute une vie.
- *À quoi ressemble un samedi ordinaire, quand il est réussi ?* Insistez sur « ordinaire ». C’est l’étoffe de la vie à deux.

## La deuxième question, la vraie

Bien des gens aimables trébuchent ici. Ils posent une jolie question, reçoivent une jolie réponse et passent au point suivant de l’ordre du jour. Supposons qu’il vous confie sa passion malheureuse pour la poterie : tous ses bols penchent. « Génial ! Et vous avez grandi où ? » C’est raté. Il vient de comprendre que vous attendiez votre tour.

Restez encore un peu. De quel côté penchent-ils, ces bols ? Qui en hérite ? Cette question-là ne se prépare pas, d’où son prix : elle prouve qu’il y avait quelqu’un à la maison quand la réponse a sonné. Prenez l’habitude d’en poser deux sur le même sujet avant d’en changer ; à elle seule, elle vaut tout le reste de cette page.

> La première question relève de la politesse, la deuxième de l’intérêt.

Payez aussi de votre personne. Trois questions d’affilée, même délicieuses, tournent à l’interrogatoire. Après la deuxième, donnez quelque chose : le gâteau effondré que vous avez servi un jour à votre belle-sœur, sans un mot d’explication. Au moment du café, l’autre doit savoir de vous une chose qu’aucun profil ne mentionnerait jamais.

## Les portes qu’on laisse fermées

Certaines pièces se visitent plus tard. L’histoire complète de la dernière relation, l’argent, les raisons pour lesquelles on a des enfants ou pas : les réponses comptent, parfois énormément, mais elles viennent mieux quand un peu de confiance peut les porter. Quant aux grandes incompatibilités, on les écarte avant, sans détour, au téléphone ou grâce à la personne qui vous présente. Les archives peuvent bien attendre un soir.

Il vous arrivera aussi de pousser une porte sans savoir ce qu’elle cache. Vous demandez des nouvelles d’un frère, et le visage d’en face se fige une demi-seconde. N’insistez pas, ne vous confondez pas non plus en excuses. « Laissons cela. Parlez-moi encore de ces bols. » Peu de phrases sont aussi séduisantes à un premier rendez-vous, parce que celle-ci montre, mine de rien, ce que serait être fragile auprès de vous.

## Une dernière, avec l’addition

Vous avez passé un bon moment, l’addition est sur la table. Il reste une question à poser : *qu’est-ce que j’aurais dû vous demander ?*

On rit, puis on réfléchit. Parfois la réponse est une pirouette. Parfois c’est la meilleure histoire de la soirée, le restaurant ferme, on n’aura jamais le temps de la raconter ce soir, et vous voilà tous deux obligés de vous revoir.`,
	},
};
