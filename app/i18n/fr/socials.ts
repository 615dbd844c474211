import type { socials as english } from "#app/i18n/en/socials.ts";

export const socials = {
	sections: ["expectations", "steps", "testimonials", "reasons", "dates", "past", "ticket", "questions"],
	meta: {
		title: "Singles Socials : dîners entre célibataires · {{name}}",
		description:
			"Dîners et brunchs de {{tableMin}} à {{tableMax}} célibataires au centre de l’île Maurice, composés selon l’âge et les affinités, autant de femmes que d’hommes.",
		description_withoutSocialsForm:
			"Dîners et brunchs de {{tableMin}} à {{tableMax}} célibataires au centre de l’île Maurice, composés selon l’âge et les affinités, autant de femmes que d’hommes.",
	},
	hero: {
		label: "Les Singles Socials",
		title: "Une petite table, *bien composée*",
		lead: "Un dîner ou un brunch au centre de l’île Maurice, de {{tableMin}} à {{tableMax}} célibataires, autant de femmes que d’hommes, réunis selon l’âge et les affinités.",
		action: "Demander une place",
		englishOnly: "Le formulaire d’inscription est en anglais.",
		dates: "Voir les prochaines dates",
	},
	expect: {
		title: "Une rencontre à *taille humaine*",
		items: [
			{
				title: "Une belle table, au cœur de l’île",
				text: "Un restaurant au centre de l’île Maurice, pour que personne n’ait toute l’île à traverser.",
			},
			{
				title: "De {{tableMin}} à {{tableMax}} convives",
				text: "Assez peu nombreux pour retenir chaque prénom. Il arrive qu’une table ne réunisse que {{smallTable}} personnes.",
			},
			{
				title: "Autant de femmes que d’hommes",
				text: "L’équilibre est respecté à chaque table, et la conversation s’engage sur un pied d’égalité.",
			},
			{
				title: "L’âge, et les affinités",
				text: "Chaque place est attribuée avec soin : des âges proches, des tempéraments qui devraient s’apprécier.",
			},
			{
				title: "Dîner ou brunch",
				text: "Certaines tables se retrouvent le temps d’un dîner, d’autres autour d’un brunch. Toujours au rythme d’un repas.",
			},
		],
	},
	how: {
		title: "Du formulaire à *l’entrée*",
		items: [
			{
				title: "Vous vous présentez",
				text: "Tout commence par le formulaire. Le billet vient plus tard, lorsqu’une table vous attend.",
			},
			{
				title: "Vous recevez l’invitation",
				text: "Dès qu’une table vous convient, nous vous invitons, de {{weeksMin}} à {{weeksMax}} semaines avant la date. La confirmation vous parvient par e-mail et par message instantané. Vous prenez ensuite votre billet.",
			},
			{
				title: "Vous passez à table",
				text: "Au restaurant, donnez le nom de famille de la réservation. Ensuite, un e-mail recueille vos impressions et vous permet de demander le numéro d’un autre convive : l’échange se fait si l’intérêt est réciproque.",
			},
		],
		note: "Pas d’invitation cette fois-ci ? Nous gardons votre candidature pour les prochaines tables, sauf si vous préférez l’inverse.",
	},
	testimonials: {
		label: "Autour de la table",
		title: "Ce qui reste *après le dessert*",
		sample: "Témoignages fictifs, donnés à titre d’exemple.",
		sampleMark: "Citation fictive",
		items: [
			{
				quote:
					"Je suis venue seule, un peu tendue jusqu’à l’arrivée du pain. Après, j’en ai oublié mon téléphone.",
				author: "Femme, 34 ans",
				consented: false,
			},
			{
				quote:
					"Nous en étions tous à peu près au même point de notre vie. Parler est devenu étonnamment simple.",
				author: "Homme, 41 ans",
				consented: false,
			},
			{
				quote: "L’impression de dîner chez une amie qui sait exactement qui asseoir à côté de qui.",
				author: "Femme, 38 ans",
				consented: false,
			},
			{
				quote:
					"J’ai aimé que les numéros s’échangent après, et seulement d’un commun accord. Personne n’a été mis dans l’embarras.",
				author: "Homme, 45 ans",
				consented: false,
			},
		],
	},
	why: {
		title: "Ce qu’une table révèle et qu’*un écran tait*",
		items: [
			{
				title: "Une vraie première impression",
				text: "Une voix, une façon d’écouter, un humour : un repas dit ce qu’une semaine de messages laisse de côté.",
			},
			{
				title: "Une compagnie choisie pour vous",
				text: "Vous n’avez pas à scruter la salle. Quelqu’un a déjà réfléchi aux personnes dont vous aimeriez la conversation.",
			},
			{
				title: "L’intérêt, dit avec tact",
				text: "Rien ne se déclare par-dessus la table. Vous nous en parlez après, et un numéro n’est transmis que si l’envie est partagée.",
			},
		],
	},
	events: {
		label: "Prochaines dates",
		title: "Les *tables à venir*",
		empty: {
			title: "La prochaine table se prépare",
			text: "Aucune date n’est annoncée pour l’instant. Demandez une place : nous vous écrirons dès qu’une table vous conviendra.",
			text_withoutSocialsForm: "Aucune date n’est annoncée pour l’instant.",
		},
		price: "Billet",
		place: "Lieu",
		guests: "Convives",
		addToCalendar: "Ajouter à mon agenda",
		calendarOf: " : ",
		allInCalendar: "Ajouter toutes les dates à mon agenda",
		types: {
			Dinner: "Un dîner",
			Brunch: "Un brunch",
		},
		englishText: "En anglais",
		frenchText: "En français",
	},
	price: {
		label: "Le billet",
		title: "{{ticket}} *la place*",
		covers: [
			"Votre place à une table composée selon l’âge et les affinités",
			"Autant de femmes que d’hommes autour de vous",
			"L’échange des numéros ensuite, si l’intérêt est réciproque",
			"TVA comprise",
		],
		action: "Demander une place",
		note: "Le repas et les boissons se règlent à part, au restaurant. Le billet n’est pas remboursable, sauf si la loi vous y donne droit ; si vous annulez au moins {{moveDays}} avant, il peut être reporté sur un autre événement.",
	},
	faq: {
		title: "Avant de *passer à table*",
		items: [
			{
				question: "Puis-je venir sans connaître personne ?",
				answer:
					"Oui, et nous vous y encourageons. Les tables sont pensées pour celles et ceux qui arrivent seuls : la conversation s’y noue plus librement.",
			},
			{
				question: "Puis-je être à la même table qu’un proche ?",
				answer:
					"Vous pouvez en faire la demande. Écrivez à {{email}} en indiquant vos deux noms : nous en tiendrons compte au moment de composer la table.",
			},
			{
				question: "Comment composez-vous les tables ?",
				answer:
					"Selon l’âge et les affinités, avec autant de femmes que d’hommes, tous majeurs. Nous vous invitons parce qu’une table vous correspond, non pour occuper une chaise.",
			},
			{
				question: "Combien serons-nous ?",
				answer:
					"De {{tableMin}} à {{tableMax}} en règle générale. Il arrive qu’une table ne réunisse que {{smallTable}} personnes. La parité, elle, est toujours respectée.",
			},
			{
				question: "Quand saurai-je si j’ai une place ?",
				answer:
					"Les invitations partent de {{weeksMin}} à {{weeksMax}} semaines avant la date. La confirmation vous parvient ensuite par e-mail et par message instantané.",
			},
			{
				question: "Et si je ne reçois pas d’invitation ?",
				answer:
					"C’est simplement que la bonne table ne s’est pas encore formée. Votre candidature reste valable pour les suivantes, sans nouvelle démarche. Si vous ne le souhaitez plus, écrivez à {{email}} et nous vous retirerons de la liste.",
				answer_withoutSocialsForm:
					"C’est simplement que la bonne table ne s’est pas encore formée. Nous continuons de penser à vous pour les suivantes. Si vous ne le souhaitez plus, écrivez à {{email}} et nous vous retirerons de la liste.",
			},
			{
				question: "Quand dois-je payer, et combien ?",
				answer:
					"Le billet est à {{ticket}}, TVA comprise. Vous le prenez une fois votre place confirmée, et non au moment de la candidature.",
				answer_withoutSocialsForm:
					"Le billet est à {{ticket}}, TVA comprise. Vous le prenez une fois votre place confirmée.",
			},
			{
				question: "Qui règle le repas ?",
				answer:
					"Le repas et les boissons ne sont pas compris dans le billet. Chacun règle les siens directement au restaurant.",
			},
			{
				question: "Que se passe-t-il si je dois annuler ?",
				answer:
					"Le billet n’est pas remboursable, sauf si la loi vous y donne droit. Prévenez-nous au moins {{moveDays}} avant la date et il pourra être reporté sur un autre événement. Passé ce délai, aucun report n’est possible.",
			},
			{
				question: "Comment trouver ma table ?",
				answer:
					"Donnez au restaurant le nom de famille de la réservation : on vous y conduira. Si vous ne l’avez pas sous la main, écrivez à {{email}}.",
			},
			{
				question: "Tenue, langue, régime alimentaire : que savoir avant de venir ?",
				answer:
					"Habillez-vous comme pour un bon repas avec de nouveaux amis. Si vous suivez un régime, souffrez d’une allergie ou vous interrogez sur les langues parlées, écrivez à {{email}} avant de prendre votre billet : nous vous dirons ce que nous savons de la table et du restaurant.",
			},
			{
				question: "Et après ?",
				answer:
					"Nous vous envoyons un e-mail pour recueillir vos impressions ; vous pouvez y demander le numéro des personnes que vous aimeriez revoir. Si l’intérêt est réciproque, les numéros sont échangés. Sinon, rien n’est transmis.",
			},
		],
	},
} satisfies typeof english;
