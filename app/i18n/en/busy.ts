export const busy = {
	title: "One moment, please",
	text: "Many people are reading at this very moment, and this page could not be made in time. Please try again in a few seconds.",
	again: "Try again",
};
