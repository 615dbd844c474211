/** Part of the content area: corrections of a published article that wait to be published. */
export const adminCorrections = {
	corrections: {
		save: "Save for Later",
		schedule: "Schedule Changes",
		time: "Publish the changes at",
		timeHint: "{{timeZoneFirst}}. Leave it empty to publish them by hand.",
		waiting: "Corrections waiting",
		since: "Corrections waiting since {{when}}",
		until: "Corrections go live on {{when}} ({{timeZone}})",
		wait: "Visitors see the earlier text; your corrections wait until you publish them.",
		waitUntil: "Visitors see the earlier text; your corrections replace it on {{when}}.",
		schedules: "Visitors see the earlier text; once scheduled, your changes replace it on {{when}}.",
		unschedules:
			"Visitors see the earlier text; saved without a time, your corrections wait until you publish them.",
		savedTitle: "Corrections saved",
		saved: "Visitors still see the earlier text until you publish them.",
		savedUntil: "They replace the earlier text on {{when}}, {{timeZone}}.",
		published: "Your corrections are now on the website, as scheduled",
		discard: "Discard the corrections",
		discardTitle: "Discard these corrections?",
		discardText:
			"The form shows the text that visitors see again. What you had corrected and saved stays in the history.",
		discardConfirm: "Discard",
		discarded: "Corrections discarded",
		discardFailed: "Failed to discard the corrections",
	},
};
