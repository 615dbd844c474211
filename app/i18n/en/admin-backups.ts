/** The screen of backups. */
export const adminBackups = {
	title: "Backups",
	text: "Every night, everything the website holds is saved in one file: articles, images, events, subscribers, settings. Save one to your own computer now and then: a copy on the same server is lost with the server. It holds personal data, so keep it where only you can read it.",
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
		future:
			"A backup is dated in the future: the clock of the server was wrong. Backups go on; please tell the person who looks after your server.",
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
	unsubscribed: {
		title: "Unsubscribed readers",
		text: "A backup still counts as readers those who unsubscribed after it was made. Save this list beside it too: with {{file}} there, a restore unsubscribes them again. It holds no address that anyone can read.",
		save: "Save the list of unsubscribed readers",
	},
	held: {
		title: "This site was restored from a backup, and nothing is sent until you decide",
		letters_one: "{{count}} letter",
		letters_other: "{{count}} letters",
		mails_one: "{{count}} email",
		mails_other: "{{count}} emails",
		waiting: "{{list}}: send, or drop?",
		warning:
			"They were waiting when the backup was made. Some may have arrived since then, and would arrive a second time.",
		named: "Letters: {{names}}.",
		send: "Send",
		drop: "Drop",
		sendTitle: "Send what was waiting?",
		sendText:
			"{{list}} will be sent. Letters that were being sent continue at once; scheduled ones are sent at their time, or at once if it has passed. Readers and guests who already have them will get them again.",
		dropTitle: "Drop what was waiting?",
		dropText:
			"{{list}} will not be sent. Letters that were being sent stop here; scheduled ones become drafts. Other emails are deleted: anyone waiting for one has to ask again, and you can invite guests again.",
		sent: "What was waiting is being sent",
		dropped: "What was waiting has been dropped",
		failed: "Nothing was decided",
		loadFailed: "What has been waiting since the restore could not be loaded",
	},
};
