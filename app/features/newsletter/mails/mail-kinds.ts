/** The mails of this feature, by the names under which they wait in the queue. */
export const confirmMail = "newsletter-confirm";
export const welcomeMail = "newsletter-welcome";
