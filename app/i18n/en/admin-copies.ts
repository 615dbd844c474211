/** The panel on copies of the backups in another place. */
export const adminCopies = {
	title: "Copies elsewhere",
	text: "After each nightly backup, a copy of everything can leave this server, for another disk or for storage you rent: each picture once, the rest anew. It is encrypted to your key before it leaves.",
	off: "No copy leaves this server. If it is lost, the backups on it are lost as well. Please ask the person who looks after your server to set this up.",
	start: "Copy now",
	running: "Copying…",
	started: "The copy has begun",
	notStarted: "The copy could not be started",
	failedToLoad: "The copies could not be loaded",
	none: "No copy yet",
	fine: "Copies arrive as they should.",
	place: "To: {{where}}.",
	last_one: "Last copied on {{moment}} to {{where}}, with {{images}} picture.",
	last_other: "Last copied on {{moment}} to {{where}}, with {{images}} pictures.",
	sameDisk: "This folder is on the same disk as the data: if it breaks, both are lost.",
	checked:
		"Last fetched and compared on {{moment}}: everything but the pictures was restored in a separate place, and the encrypted pictures are as they were sent.",
	unchecked:
		"Once a week, the copy is fetched: everything but the pictures is restored in a separate place, and the encrypted pictures are compared with what was sent.",
	mended_one: "{{count}} damaged picture was sent again.",
	mended_other: "{{count}} damaged pictures were sent again.",
	onlyYou:
		"Only your key can open the pictures there. Have a restore tried with it once; without the key, no copy is of any use.",
	trouble: {
		key: "Copies are always encrypted, and there is no key yet: nothing leaves. Please tell the person who looks after your server.",
		unsound: "The last copy could not be restored. Please tell the person who looks after your server.",
		away: "The last copy failed: the storage cannot be reached. It is tried again every hour.",
		refused:
			"The last copy failed: the storage refuses it. Its access key may have expired, or it may accept no new files. Please tell the person who looks after your server.",
		full: "The last copy failed: the storage is full. Make room there, or rent more.",
		missing:
			"The last copy failed: the folder or the storage is not there. Is the disk connected? Please tell the person who looks after your server.",
		other:
			"No copy is made: copies of another website are there. Please tell the person who looks after your server.",
		failed: "The last copy failed. Please tell the person who looks after your server.",
		none: "The first copy leaves tonight, after the backup. You can also make one now.",
		old: "The last copy is more than two days old. Please tell the person who looks after your server.",
		uncleared:
			"Copies are made, but older ones cannot be removed there: they still hold the people you erased since. Please tell the person who looks after your server.",
	},
};
