/** The question which of two versions counts. */
export const adminConflict = {
	title: "Changed in two places",
	text: "Another version was saved since you opened this, in another tab or on another device. Changes in different places are both kept. Where they overlap, please choose.",
	kept: "What you do not choose can still be restored.",
	replaced: "What you do not choose is replaced.",
	mine: "Yours, on this device, not saved yet",
	theirs: "Saved elsewhere, {{when}}",
	theirsBy: "Saved by {{person}}, {{when}}",
	theirsOn: "Saved elsewhere, {{when}}, on {{device}}",
	theirsElsewhere: "Saved elsewhere",
	choices: { mine: "Keep mine", theirs: "Use the other one", both: "Both, one below the other" },
	save: "Save",
	empty: "(empty)",
	/** Consequences for an article. */
	goesLive: "Visitors see this text as soon as it is saved.",
	waits: "It is saved as corrections; visitors still see the published text.",
	staysOff: "It was taken off the website elsewhere, and stays off it.",
	leaves: "It takes the article off the website.",
	live: "The article is on the website.",
	elsewhere: "This article was changed elsewhere",
};
