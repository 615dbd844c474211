/** The mails to applicants. None repeats an answer, and no row of the queue names whom it is to. */
export const resumeMail = "application-resume";
export const confirmationMail = "application-confirmation";
export const receiptMail = "application-receipt";
export const heldMail = "application-held";
/** The search for what is held of an address, which orders a mail for each: no mail itself. */
export const heldSearchMail = "application-held-search";

/** The most mails of one kind about one application in a day. */
export const mailsPerDay = 3;
