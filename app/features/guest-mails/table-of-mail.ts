/** What a mail, or the page of an invitation, says of a table, in the language of its guest. */
export type TableOfMail = {
	title: string;
	date: string;
	time: string;
	where: string;
	price: string;
	/** Its calendar file, which names it as a meal alone; null where no calendar has it. */
	calendar: { filename: string; content: string } | null;
};
