/** What stands in a text in place of a picture that is missing there. */
export const missingPictures = {
	note: "(Missing picture {{number}})",
	noteOf: "(Missing picture {{number}}: {{alt}})",
};
