import type { answerMail as english } from "../en/answer-mails.ts";

export const answerMail = {
	greeting: "Bonjour {{firstName}},",
	conversation: {
		subject: "Votre candidature : et si nous en parlions ?",
		preview: "Nous avons lu vos réponses et aimerions faire votre connaissance.",
		title: "Parlons-*en*",
		paragraphs: [
			"Merci pour votre candidature. Nous l’avons lue avec attention et aimerions faire votre connaissance de vive voix.",
			"Quand seriez-vous disponible ? Répondez à cet e-mail avec deux ou trois moments, et dites-nous si vous préférez un appel téléphonique ou vidéo.",
		],
		note: "Ce que vous nous confiez reste entre nous. Pour toute question, écrivez à {{email}}.",
	},
	accepted: {
		subject: "Votre candidature : bienvenue",
		preview: "Nous sommes heureux de vous accueillir.",
		title: "*Bienvenue*",
		paragraphs: [
			"Nous avons le plaisir de vous annoncer que votre candidature est acceptée. Nous vous contacterons au sujet de la suite.",
			"Si quelque chose a changé depuis que vous nous avez écrit, répondez simplement à cet e-mail.",
		],
		note: "Pour toute question, écrivez à {{email}}.",
	},
	kept: {
		subject: "Votre candidature : nous aimerions la garder",
		preview: "Pas maintenant, mais peut-être plus tard.",
		title: "Pas maintenant, *peut-être plus tard*",
		paragraphs: [
			"Merci pour votre candidature. Nous ne voyons pas, pour l’instant, la juste place pour vous, et préférons vous le dire plutôt que de vous faire attendre. Nous aimerions garder votre candidature et vous écrire dès que cela change.",
			"Si vous ne le souhaitez pas, répondez à cet e-mail et nous l’effacerons.",
		],
		note: "À tout moment, vous pouvez demander ce que nous conservons à votre sujet et le faire effacer : {{email}}.",
	},
	declined: {
		subject: "Votre candidature",
		preview: "Notre réponse à votre candidature.",
		title: "Notre *réponse*",
		paragraphs: [
			"Merci pour votre candidature et pour la confiance dont elle témoigne. Nous l’avons lue avec attention et en avons conclu que nous ne sommes pas les bonnes personnes pour vous aider.",
			"Cela ne dit rien de la personne que vous êtes. Nous vous souhaitons le meilleur.",
		],
		note: "Ce que vous avez écrit sera effacé du site. Si vous souhaitez que ce soit fait tout de suite, écrivez à {{email}}.",
	},
	withdrawn: {
		subject: "Votre candidature est retirée",
		preview: "Nous confirmons le retrait de votre candidature.",
		title: "Votre candidature est *retirée*",
		paragraphs: [
			"Nous confirmons que votre candidature est retirée, comme vous le souhaitiez. Nous ne vous écrirons plus à ce sujet.",
			"Vous pouvez revenir vers nous quand vous voudrez.",
		],
		note: "Ce que vous avez écrit sera effacé du site. Si vous souhaitez que ce soit fait tout de suite, écrivez à {{email}}.",
	},
	footer: {
		why: "Vous recevez cet e-mail parce que vous avez adressé une candidature à {{name}}.",
		address: "Envoyé par {{company}}, {{place}}",
	},
} satisfies typeof english;
