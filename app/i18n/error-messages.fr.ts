import type { ErrorCode } from "#platform/api/error-codes.ts";

/**
 * The API's error messages for the administrator, by code; `{{name}}` stands for a value of the
 * error. In English the message stands where the error is thrown.
 */
export const errorMessages: Record<ErrorCode, string> = {
	"accent-faint":
		"Cette couleur est trop claire pour être bien vue. La plus proche qui convienne est {{suggestion}}.",
	"already-subscribed": "Cette adresse est déjà sur la liste.",
	"asked-enough": "Cette personne vient d’être sollicitée, ou l’a déjà été trois fois. Laissez-la décider.",
	"authors-full": "La liste des auteurs est complète. Supprimez-en un pour en ajouter un autre.",
	"bank-line-noted": "Il ne reste pas autant de cette ligne : elle a déjà été notée. Rien n’a été noté.",
	busy: "Le site traite beaucoup d’images en ce moment. Réessayez dans un instant.",
	"consent-ahead": "Ce jour n’est pas encore venu.",
	"database-unavailable":
		"Le site n’a pas accès à ses données pour l’instant. Réessayez dans quelques secondes.",
	"day-ahead": "Choisissez un jour qui est déjà venu.",
	"copy-changed": "Un autre appareil a conservé son texte ici.",
	"draft-changed": "Les changements ne sont plus ceux que vous avez vus. Relisez-les avant de publier.",
	"file-too-large": "Ce fichier est trop lourd. Choisissez-en un plus léger.",
	"foreign-form": "Ce formulaire ne vient pas de ce site.",
	"guest-moved": "Cette personne a changé de table, ou se trouve déjà à celle-ci.",
	"guest-twice": "Une personne qui a cette adresse est déjà inscrite à cette table.",
	"guests-erased":
		"Cette table a eu lieu il y a longtemps et ses convives ont été effacés : plus personne ne peut y être ajouté.",
	"has-left": "Cette personne s’est désabonnée. Elle seule peut se réabonner.",
	"in-use": "Cette image sert encore : la bibliothèque indique où.",
	"incomplete-letter": "Quelque chose retient cette lettre : voyez ses vérifications.",
	incomplete: "L’envoi s’est interrompu avant la fin. Réessayez.",
	"invalid-file-type": "Veuillez choisir une image (JPG, PNG, GIF, etc.).",
	"invitation-ended":
		"Ce lien ne fonctionne plus : il date de plus d’un jour, ou il a servi. Demandez-en un nouveau.",
	"invited-already": "Une personne qui a cette adresse est déjà invitée.",
	invalid: "Des champs sont à corriger.",
	"key-elsewhere":
		"La clé de ce site est APPLICATIONS_KEY, parmi les réglages du serveur : seule la personne qui gère celui-ci peut la changer.",
	"key-needed": "Confirmez d’abord que c’est bien vous, en donnant votre clé.",
	"key-unproved": "Imprimez d’abord la clé des candidatures, puis prouvez que vous l’avez sur papier.",
	"list-full": "Sa liste est complète. Retirez-en d’abord un autre élément.",
	"list-gone": "Sa liste n’existe plus. Rétablissez d’abord l’élément qui la contenait.",
	"list-order": "La liste ne peut pas être organisée ainsi.",
	"logo-active":
		"Ce dessin contient autre chose que des formes ({{names}}). Exportez-le de nouveau, en formes simples.",
	"logo-file": "Choisissez un dessin qui puisse être affiché : un fichier SVG ou PNG.",
	"logo-large": "Choisissez un fichier de moins de {{max}} Mo.",
	"logo-parts": "Ce dessin a trop d’éléments pour un logo. Simplifiez-le, puis exportez-le de nouveau.",
	"logo-text":
		"Les lettres de ce dessin demandent une police que les visiteurs n’ont pas. Vectorisez-les, puis exportez-le de nouveau.",
	"mail-refused": "Le serveur de messagerie n’a pas pris l’essai ({{reason}}).",
	"mail-unfit": "Cet e-mail ne correspond plus à l’état de la table.",
	"menu-full":
		"Le menu principal a de la place pour {{max}} de vos pages. Choisissez un autre emplacement pour celle-ci.",
	"last-key": "C’est votre seule clé. Ajoutez-en d’abord une autre.",
	"listed-code": "Ce code figure sur des listes de codes divulgués. Choisissez plusieurs mots bien à vous.",
	"missing-fields": "Merci de remplir le titre, l’extrait et le contenu.",
	"missing-words": "Merci d’écrire un titre, et un texte pour publier la page.",
	"move-too-late": "Le dernier jour pour déplacer une place de cette table est passé.",
	"moved-on": "La lettre a avancé depuis que vous l’avez ouverte. Vous voyez où elle en est.",
	"no-file": "Veuillez choisir un fichier.",
	"application-gone": "Cette candidature a été envoyée, effacée ou reprise ailleurs.",
	"no-key": "La clé des candidatures n’est pas sur ce serveur : saisissez-la depuis la fiche de secours.",
	"no-members": "Personne sur la liste n’a encore d’adhésion active.",
	"no-step": "De là où elle en est, cette candidature ne peut pas passer à cet état.",
	"no-seat-man": "Toutes les places pour les hommes sont prises.",
	"no-messages": "Cette personne n’a pas de numéro, ou n’a pas accepté les messages WhatsApp.",
	"no-seat-woman": "Toutes les places pour les femmes sont prises.",
	"no-strong-key": "Créez d’abord une clé d’accès, ou activez les codes à usage unique.",
	"no-table-size":
		"Indiquez d’abord combien de convives compte cette table : c’est demandé dans sa fiche, parmi les événements.",
	"not-allowed": "Ceci ne vous est pas ouvert.",
	"not-found": "Cet élément n’existe pas, ou il a été supprimé.",
	"nothing-changed": "Il n’y a aucun changement à publier.",
	"nothing-to-confirm": "Cette personne n’a rien à confirmer.",
	"payment-reminded":
		"Ce convive a déjà reçu un rappel aujourd’hui, ou n’a plus rien à payer, ou n’a pas d’adresse. Rien n’a été envoyé.",
	"payment-too-much": "C’est plus qu’il n’y a, ou cela a déjà été annulé. Rien n’a été noté.",
	"passkey-copied":
		"Cette clé d’accès a été refusée : elle a peut-être été copiée. Connectez-vous autrement, puis retirez-la.",
	"passkey-expired": "Cela a pris trop de temps, ou la réponse a déjà servi. Merci de réessayer.",
	"passkey-not-verified":
		"Votre appareil n’a pas vérifié que c’est bien vous. Activez son code PIN, l’empreinte ou la reconnaissance du visage, puis réessayez.",
	"passkey-of-other-address":
		"Cette clé d’accès a été créée pour l’adresse {{names}}. Connectez-vous autrement.",
	"passkey-refused": "Cette clé d’accès a été refusée. Réessayez, ou connectez-vous autrement.",
	"passkey-unknown": "Cette clé d’accès n’est plus sur la liste. Connectez-vous autrement.",
	"passkeys-full": "Il y a déjà {{max}} clés d’accès. Retirez-en une pour en créer une autre.",
	"passkeys-impossible":
		"Il faut au site une adresse avec un nom, et non des chiffres, pour avoir des clés d’accès.",
	"people-full": "Il y a autant de personnes que possible. Retirez-en d’abord une.",
	past: "Choisissez une date à venir.",
	"question-needed":
		"« {{names}} » n’est posée qu’après une réponse à une question qui la précède. Modifiez d’abord sa condition.",
	refused: "La demande a été refusée.",
	"same-names":
		"Deux personnes venues s’appellent {{name}}. Dans « Convives », ajoutez d’abord une lettre à leurs prénoms pour les distinguer.",
	"second-key-needed": "Il faut une autre clé à côté du code d’accès.",
	"seats-held":
		"Davantage de personnes ont une place que cette table n’en compterait. Changez d’abord leur état.",
	"signed-out": "Veuillez vous connecter à l’espace d’édition.",
	"slug-taken": "Cette adresse est déjà prise. {{suggestion}} est libre.",
	stale: "Une autre modification a été enregistrée entre-temps. Rien n’est perdu, et rien n’a été remplacé.",
	"still-read": "Les visiteurs le lisent encore. Publiez d’abord son retrait.",
	"storage-full":
		"Le site ne peut rien enregistrer pour le moment : son disque est plein ou ne répond plus. Rien de ce que vous avez saisi n’est perdu : gardez cette page ouverte et réessayez plus tard.",
	"table-closed": "Cette table est passée ou annulée. Choisissez-en une autre.",
	"text-address":
		"Un lien demande une adresse entière qui commence par https:// ; celle d’une page du site peut commencer par /.",
	"text-blank": "Ce texte ne contient rien à lire.",
	"text-brace": "Une information s’écrit entre deux accolades ouvrantes et deux fermantes.",
	"text-contradicts": "« {{figure}} » contredit les informations de l’agence, qui indiquent {{says}}.",
	"text-hidden":
		"Ce texte contient des caractères invisibles. Saisissez-le, ou collez-le sans mise en forme.",
	"text-italics": "Rien n’est mis en italique à cet endroit : retirez les astérisques.",
	"text-lost": "Il manque ce que la page remplit elle-même : {{names}}.",
	"text-too-complex": "Ce texte prend trop de temps à mettre en page. Simplifiez-le ou raccourcissez-le.",
	"text-too-long": "{{max}} caractères au plus à cet endroit.",
	"text-too-nested": "Ce texte imbrique trop de citations, de listes ou de balises. Simplifiez-le.",
	"text-unknown": "Ce texte cite des informations qui n’existent pas : {{names}}.",
	"text-unpaired": "Un astérisque ouvre le passage en italique, un autre le referme.",
	"too-large": "L’envoi est trop volumineux.",
	"too-many-pixels": "Cette image a trop de pixels. Choisissez-en une de dimensions plus petites.",
	"too-many-searches":
		"Beaucoup de recherches en peu de temps. Patientez {{retryAfterSeconds}} s, puis réessayez.",
	"too-many-tries": "Trop de tentatives. Patientez {{retryAfterSeconds}} s, puis réessayez.",
	unexpected:
		"Un incident est survenu de notre côté. Réessayez ; si cela persiste, indiquez-nous cette référence : {{requestId}}",
	"unknown-call": "Cette opération n’existe pas.",
	unreachable: "Aucune image n’a pu être récupérée à cette adresse.",
	"unstorable-text": "Le texte contient un caractère qui ne peut pas être enregistré.",
	"was-erased": "Cette personne a été effacée. Elle seule peut se réabonner.",
	"wrong-code": "Ce n’est pas le code d’accès actuel.",
	"wrong-media-type": "Les données envoyées n’ont pas le format attendu.",
	"wrong-method": "Cette opération n’est pas possible à cette adresse.",
};

/** The message of a field whose own error has none in French. */
export const fieldError = "Merci de vérifier ce champ.";
