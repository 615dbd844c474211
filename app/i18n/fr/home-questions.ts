import type { homeQuestions as english } from "#app/i18n/en/home-questions.ts";

export const homeQuestions = {
	faq: {
		label: "Vos questions",
		title: "Avant de *nous écrire*",
		items: [
			{
				question: "Quelle différence entre l’adhésion et le réseau ?",
				question_withoutNetworkForm: "",
				answer:
					"Toute personne que nous avons acceptée et rencontrée en vidéo est membre actif : nous cherchons pour elle, sans frais. Quand une première mise en relation est acceptée de part et d’autre, vous réglez {{fee}} et votre année commence. Dans le réseau, gratuit, nous ne menons pas de recherche : nous vous contactons seulement si une forte affinité apparaît avec un membre actif.",
			},
			{
				question: "Que sait-on de moi avant le premier rendez-vous ?",
				answer:
					"Votre prénom, votre âge, votre lieu de vie et une brève raison de la rencontre. Ni nom, ni photo, ni employeur, ni université. Votre photo de profil et votre numéro de téléphone ne sont transmis qu’avec votre accord exprès, à chaque présentation.",
			},
			{
				question: "Combien coûte l’adhésion, et quand la régler ?",
				answer:
					"{{fee}}, en un seul règlement, TVA comprise. Ce montant n’est dû qu’après une première mise en relation acceptée de part et d’autre. Vous réglez par paiement mobile ou virement bancaire, depuis Maurice ou l’étranger.",
			},
			{
				question: "Puis-je suspendre mon adhésion ou me faire rembourser ?",
				answer:
					"Une pause est possible sur demande. Il n’y a pas de remboursement, sauf si la loi vous donne un droit de rétractation ou de remboursement, et l’adhésion ne se cède pas. Elle dure un an, ou jusqu’à ce que vous trouviez votre partenaire.",
			},
			{
				question: "Divorce, famille monoparentale : ai-je ma place ?",
				answer:
					"Oui, et nous vous accueillons volontiers. Nous demandons que la séparation soit reconnue par la loi et apaisée. Comme pour toute candidature, il faut avoir {{minimumAge}} ans révolus.",
			},
			{
				question: "Et si la personne présentée vit à l’étranger ?",
				answer:
					"Nos membres vivent à Maurice et ailleurs. À distance, la première rencontre se fait par appel vidéo : de quoi faire connaissance avant de réserver un vol.",
			},
			{
				question: "Puis-je déposer une candidature pour un proche ?",
				answer:
					"Oui. Cette personne doit toutefois répondre au questionnaire et passer les entretiens sans vous : ses souhaits, nous voulons les entendre de sa voix.",
			},
			{
				question: "Combien de temps prévoir ?",
				answer:
					"Environ {{minutes}} minutes pour le questionnaire et l’entretien réunis. Le moment d’une rencontre dépend ensuite de vous et de nos membres. Nous préférons attendre plutôt que de vous présenter quelqu’un sans raison.",
			},
			{
				question: "Combien de rendez-vous aurai-je ?",
				answer:
					"Environ {{dates}} : c’est notre repère, non un engagement, et nous ne pouvons pas garantir le succès. Un seul suffit parfois ; il faut parfois plus de temps.",
			},
			{
				question: "Que se passe-t-il ensuite, et qui a la priorité ?",
				answer:
					"En {{answerDays}}, nous étudions votre candidature, vous disons si une affinité se dessine parmi nos membres et partageons un bilan de vos besoins, de votre style d’attachement et de vos habitudes amoureuses. Les membres ayant réglé leur adhésion ont la priorité : elle vaut donc dès la deuxième présentation.",
			},
			{
				question: "Et si je ne veux pas croiser une connaissance ?",
				answer:
					"Dites-le-nous. Avant toute recherche, nous demandons : y a-t-il quelqu’un que nous ne devons jamais vous présenter ? Collègue, parent, ancienne relation : nous ne vous mettrons pas en relation, et cette personne n’apprendra rien de nous à votre sujet.",
			},
			{
				question: "Que montrent mon relevé bancaire et mon téléphone ?",
				question_withoutStatementName: "Que montre mon téléphone quand vous appelez ?",
				question_withoutCallerName: "Que montre mon relevé bancaire ?",
				answer:
					"Votre relevé bancaire indique {{statementName}}. Quand nous appelons ou écrivons, votre téléphone affiche {{callerName}}.",
				answer_withoutStatementName:
					"Quand nous appelons ou écrivons, votre téléphone affiche {{callerName}}.",
				answer_withoutCallerName: "Votre relevé bancaire indique {{statementName}}.",
				answer_withoutStatementNameOrCallerName: "",
			},
			{
				question: "Qui voit mon dossier, et combien de temps le gardez-vous ?",
				question_withoutFilePeople: "Combien de temps gardez-vous mon dossier ?",
				question_withoutFileMonths: "Qui voit mon dossier ?",
				answer:
					"Personnes qui peuvent l’ouvrir : {{filePeople}}, et aucune autre. Nous l’effaçons {{fileMonths}} mois après la fin de votre adhésion.",
				answer_withoutFilePeople: "Nous l’effaçons {{fileMonths}} mois après la fin de votre adhésion.",
				answer_withoutFileMonths: "Personnes qui peuvent l’ouvrir : {{filePeople}}, et aucune autre.",
				answer_withoutFilePeopleOrFileMonths: "",
			},
		],
	},
} satisfies typeof english;
