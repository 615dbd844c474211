/**
 * The French messages of fields, and of requests refused as `invalid` without a field, by the
 * English ones; `{{1}}` stands for the first number of a message.
 */
export const fieldMessages: Readonly<Record<string, string>> = {
	"An article, or another part, stands in this letter twice.":
		"Un article, ou un autre élément, figure deux fois dans cette lettre.",
	"Choose Dinner or Brunch.": "Choisissez dîner ou brunch.",
	"Choose a day.": "Choisissez un jour.",
	"Choose a day and a time.": "Choisissez un jour et une heure.",
	"Choose a day that has come.": "Choisissez un jour déjà venu.",
	"Choose a language of the site.": "Choisissez une langue du site.",
	"Choose mail or message.": "Choisissez un e-mail ou un message.",
	"Choose a later day.": "Choisissez un jour plus récent.",
	"Choose an address at which there is nothing yet.": "Choisissez une adresse où il n’y a encore rien.",
	"Choose an address that does not lead back to this one.":
		"Choisissez une adresse qui ne ramène pas à celle-ci.",
	"Choose a question that comes before, and one of its options.":
		"Choisissez une question qui précède, et une de ses options.",
	"Choose an author from the list.": "Choisissez un auteur de la liste.",
	"Choose an image from the library.": "Choisissez une image de la bibliothèque.",
	"Choose announced, few, full, postponed or cancelled.":
		"Choisissez annoncé, quelques places, complet, reporté ou annulé.",
	"Choose none, menu or footer.": "Choisissez aucun menu, le menu principal ou le pied de page.",
	"Choose one of the languages of the site.": "Choisissez une des langues du site.",
	"Choose one of the mails.": "Choisissez un des e-mails.",
	"Choose one of the states of a guest.": "Choisissez un des états d’un convive.",
	"Please note the payment: the guest is then listed as paid.":
		"Notez le paiement : la place du convive est alors indiquée comme payée.",
	"Choose the evening of a host.": "Choisissez la soirée de l’hôte.",
	"Choose the day on which these people agreed.":
		"Choisissez le jour où ces personnes ont donné leur accord.",
	"Choose what becomes of such articles.": "Choisissez ce que deviennent ces articles.",
	"Choose woman or man.": "Choisissez femme ou homme.",
	"Only so many redirects fit: delete one to add another.":
		"La liste est pleine : supprimez une redirection pour en ajouter une autre.",
	"Only an article on the website can have corrections waiting.":
		"Seul un article en ligne peut avoir des corrections en attente.",
	"Please enter a valid email address, or leave the field empty.":
		"Indiquez une adresse e-mail valable, ou laissez ce champ vide.",
	"Please enter a valid email address.": "Veuillez saisir une adresse e-mail valable.",
	"Please enter a valid number": "Veuillez saisir un nombre valable.",
	"Please enter a whole email address.": "Indiquez une adresse e-mail complète.",
	"Please fill in the name.": "Merci d’indiquer le nom.",
	"Please fill in the first name.": "Merci d’indiquer le prénom.",
	"Say how much.": "Indiquez un montant.",
	"Choose how it was paid.": "Choisissez le mode de paiement.",
	"Please write a subject.": "Veuillez écrire un objet.",
	"Please write the email.": "Veuillez écrire le message.",
	"Please write something.": "Veuillez écrire quelque chose.",
	"Please fill in this field.": "Merci de remplir ce champ.",
	"Say what to do with the file, and which column holds what.":
		"Indiquez ce qu’il faut faire du fichier, et ce que contient chaque colonne.",
	"Say where the consent comes from, and since when.": "Indiquez d’où vient l’accord, et depuis quand.",
	"Say which column holds what.": "Indiquez ce que contient chaque colonne.",
	"The end comes after the start, such as 21:30.": "La fin vient après le début, par exemple 21:30.",
	"The second number is the larger one.": "Le second nombre est le plus grand des deux.",
	"The younger age stands first.": "L’âge le plus jeune vient en premier.",
	"This text goes over its limit of {{1}} characters by {{2}}, in line {{3}}. Please shorten it.":
		"Limite de {{1}} caractères dépassée de {{2}}, à la ligne {{3}}. Veuillez raccourcir le texte.",
	"Use an address of this website, such as /network, or one with https.":
		"Indiquez une adresse de ce site, par exemple /network, ou une adresse avec https.",
	"Use an address of this website, such as /old-page.":
		"Indiquez une adresse de ce site, par exemple /ancienne-page.",
	"Use the code, or the tag that holds it.": "Indiquez le code, ou la balise qui le contient.",
	"Use 24 hours, such as 18:30.": "Écrivez l’heure sur 24 heures, par exemple 18:30.",
	"Use a calendar day, such as 2026-10-04.": "Indiquez un jour du calendrier, par exemple 2026-10-04.",
	"Use a colour such as #b8320c.": "Indiquez une couleur comme #b8320c.",
	"Use a whole address that begins with https://.":
		"Indiquez une adresse complète, qui commence par https://.",
	"Use a whole IBAN: a character is missing or wrong.":
		"Indiquez un IBAN complet : un caractère manque ou est erroné.",
	"Use a whole email address.": "Indiquez une adresse e-mail complète.",
	"Use a day.": "Indiquez un jour.",
	"Use a whole number from {{1}} to {{2}}, or none.": "Indiquez un nombre entier de {{1}} à {{2}}, ou rien.",
	"Use a whole number from {{1}} to {{2}}.": "Indiquez un nombre entier de {{1}} à {{2}}.",
	"Use a whole number of guests, such as 8.": "Indiquez un nombre entier de convives, par exemple 8.",
	"Use a whole number of rupees, such as 1000.": "Indiquez un nombre entier de roupies, par exemple 1000.",
	"Use an age in years, from 18 on.": "Indiquez un âge en années, à partir de 18.",
	"Use an age in years, from 18 to 99.": "Indiquez un âge en années, de 18 à 99.",
	"Use an even number from {{1}} to {{2}}.": "Indiquez un nombre pair de {{1}} à {{2}}.",
	"This code is easy to guess. Use several words of your own.":
		"Ce code est facile à deviner. Choisissez plusieurs mots bien à vous.",
	"Choose an image of at least {{1}} by {{2}} pixels.":
		"Choisissez une image d’au moins {{1}} pixels sur {{2}}.",
	"Choose an image of the library: this one has been deleted.":
		"Choisissez une image de la bibliothèque : celle-ci a été supprimée.",
	"Use at least {{1}} characters.": "{{1}} caractères au moins.",
	"Use at most {{1}} addresses.": "{{1}} adresses au plus.",
	"Use at most {{1}} characters.": "{{1}} caractères au plus.",
	"Use lower-case letters, digits and hyphens.":
		"Uniquement des minuscules sans accent, des chiffres et des traits d’union.",
	"Use no asterisks and no braces.": "N’utilisez ni astérisques ni accolades.",
	"Use only digits, spaces and + ( ) . -": "Uniquement des chiffres, des espaces et les signes + ( ) . -",
	"Use the international form, such as +230 5000 0000.":
		"Indiquez le numéro sous sa forme internationale, par exemple +230 5000 0000.",
	"Use at least two options, one on each line.": "Écrivez au moins deux options, une par ligne.",
	"Use words for both ends of the scale, or none.":
		"Écrivez les mots des deux extrémités de l’échelle, ou aucun.",
	"Use as many options as in English, in the same order, or none.":
		"Écrivez autant d’options qu’en anglais, dans le même ordre, ou aucune.",
	"Use each option once.": "Chaque option ne peut figurer qu’une fois.",
	"Use a highest value above the lowest.": "La valeur la plus haute doit dépasser la plus basse.",
	"A form asks for at most {{1}} photographs.": "Un formulaire demande au plus {{1}} photographies.",
	"A scale has at most 11 marks.": "Une échelle a au plus {{1}} degrés.",
	"The answer to a question of this kind cannot be used for that.":
		"La réponse à une question de ce type ne peut pas servir à cela.",
	"A question stays in its form.": "Une question reste dans son formulaire.",
	"Please write a whole number.": "Merci d’écrire un nombre entier.",
	"Please choose one of these.": "Choisissez une de ces possibilités.",
	"The key is not the one that is missing here: use the 56 signs of the sheet.":
		"Cette clé n’est pas celle qui manque ici : saisissez les {{1}} signes de la fiche.",
	"Choose a day from today on, and no later than the table.":
		"Choisissez un jour à partir d’aujourd’hui, et au plus tard celui de la table.",
	"The signs are not those of the sheet.": "Ces signes ne sont pas ceux de la fiche.",
};
