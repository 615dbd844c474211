/** Key of the switch of the mail of the month about visits. */
export const visitMailKey = "visit_mail";
