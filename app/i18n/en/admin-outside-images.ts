/** The panel on images that are kept outside the database, and so outside the backups. */
export const adminOutsideImages = {
	title: "Images outside the backups",
	failedToLoad: "What is known of the images outside the backups could not be loaded",
	where_one: "{{images}} image is kept in {{where}}: the backups above name it, and do not hold it.",
	where_other: "{{images}} images are kept in {{where}}: the backups above name them, and do not hold them.",
	sound:
		"Each of them is read once a week. All were there and unchanged when they had last been read: {{moment}}.",
	read: "Each of them is read once a week, last on {{moment}}.",
	unchecked: "Each of them is read once a week. The first round is not over yet.",
	lost_one:
		"{{count}} image is missing there, or damaged. It stands first under Images: upload the same picture again, or have its file brought back.",
	lost_other:
		"{{count}} images are missing there, or damaged. They stand first under Images: upload the same pictures again, or have their files brought back.",
	away: "The place of these images cannot be reached. Please tell the person who looks after your server.",
};
