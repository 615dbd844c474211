/** The screen of backups. */
export const adminBackups = {
	title: "Backups",
	text: "Every night, everything the website holds is saved in one file: articles, pictures, events, subscribers, settings. Save one to your own computer now and then: a copy on the same server is lost with the server. It holds personal data, so keep it where only you can read it.",
	start: "Back up now",
	running: "Backing up…",
	started: "The backup has begun",
	notStarted: "The backup could not be started",
	failedToLoad: "The backups could not be loaded",
	none: "No backup yet",
	noneText: "The first one is written tonight at 3 am. You can also make one now.",
	fine: "All is well.",
	checked: "Last restored for a check: {{moment}}. Everything came back.",
	unchecked: "Once a week, a backup is restored in a separate place to see that everything comes back.",
	trouble: {
		none: "There is no backup yet.",
		old: "The last backup is more than two days old. Please tell the person who looks after your server.",
		failed:
			"The last backup failed. Is the disk full? Try once more, then tell the person who looks after your server.",
		unsound: "The last backup could not be restored. Please tell the person who looks after your server.",
	},
	save: "Save",
	saveOf: "Save the backup of {{moment}}",
	saving: "Saving…",
	notSaved: "The backup could not be saved",
	kilobytes: "{{size}} KB",
	megabytes: "{{size}} MB",
	erased: {
		title: "Erased people",
		text: "A backup still holds the people you erased after it was made. Save this list to the folder of the backups you keep, and again after you erase somebody: with {{file}} beside the backup, a restore erases them again. It holds dates and coded fingerprints of addresses, and no address that anyone can read.",
		save: "Save the list of erased people",
		notSaved: "The list could not be saved",
	},
};
