/**
 * Where the six findings of the home page come from. The texts and figures stand in the dictionaries (`research`);
 * whoever changes one of them checks it against this page.
 */
export const researchSource = {
	publisher: "Pew Research Center",
	published: "2023-02-02",
	url: "https://www.pewresearch.org/short-reads/2023/02/02/key-findings-about-online-dating-in-the-u-s/",
} as const;
