import { addMail, type Folder, fetched, inSet, searched } from "./imap-folders.ts";

/** A connection: what it has open, and how it is told something. */
export type Session = {
	folder: Folder | undefined;
	isSignedIn: boolean;
	say(text: string | Buffer): void;
};

/** The account that every server has. */
export const account = { user: "bounces", password: "secret" };

/** Does a command on the folders of an account. @returns how it ended. */
export function answerCommand(
	command: string,
	rest: string,
	session: Session,
	folders: Map<string, Folder>,
): string {
	const [user = "", password = ""] = splitCommand(rest);
	if (command === "LOGIN") {
		session.isSignedIn = user === account.user && password === account.password;
		return session.isSignedIn ? "OK welcome" : "NO [AUTHENTICATIONFAILED] refused";
	}
	if (!session.isSignedIn) return "BAD sign in first";
	if (command.startsWith("UID ")) {
		return session.folder === undefined
			? "BAD no folder is open"
			: onMails(command, rest, session.folder, session, folders);
	}
	return onFolders(command, rest, session, folders);
}

function onFolders(command: string, rest: string, session: Session, folders: Map<string, Folder>): string {
	const [name = "", pattern = ""] = splitCommand(rest);
	const folder = folders.get(name);
	switch (command) {
		case "LIST":
		case "LSUB":
			if (pattern === "") session.say(`${command} (\\Noselect) "/" ""`);
			for (const one of folders.keys()) {
				if (pattern === "*" || pattern === one) session.say(`${command} () "/" "${one}"`);
			}
			return "OK listed";
		case "CREATE":
			if (folder !== undefined) return "NO [ALREADYEXISTS] there";
			folders.set(name, { uidValidity: 9, uidNext: 1, mails: [] });
			return "OK created";
		case "SUBSCRIBE":
			return "OK subscribed";
		case "SELECT":
			if (folder === undefined) return "NO [NONEXISTENT] no such folder";
			session.folder = folder;
			session.say(`${folder.mails.length} EXISTS`);
			session.say("FLAGS (\\Seen \\Deleted)");
			session.say("OK [PERMANENTFLAGS (\\Seen \\Deleted)] kept");
			session.say(`OK [UIDVALIDITY ${folder.uidValidity}] stays`);
			session.say(`OK [UIDNEXT ${folder.uidNext}] next`);
			return "OK [READ-WRITE] selected";
		default:
			return "BAD this server knows no such command";
	}
}

function onMails(
	command: string,
	rest: string,
	folder: Folder,
	{ say }: Session,
	folders: Map<string, Folder>,
): string {
	const [set = "", name = ""] = splitCommand(rest);
	const meant = () => inSet(folder, set);
	switch (command) {
		case "UID SEARCH":
			say(["SEARCH", ...searched(folder, rest).map(({ uid }) => uid)].join(" "));
			return "OK searched";
		case "UID FETCH":
			for (const mail of meant()) {
				const head = `${folder.mails.indexOf(mail) + 1} FETCH (`;
				say(Buffer.concat([Buffer.from(head), fetched(mail, rest), Buffer.from(")")]));
			}
			return "OK fetched";
		case "UID STORE":
			for (const { flags } of meant()) if (rest.includes("\\Deleted")) flags.add("\\Deleted");
			return "OK stored";
		case "UID COPY":
		case "UID MOVE": {
			const target = folders.get(name);
			if (target === undefined) return "NO [TRYCREATE] no such folder";
			const mails = meant();
			for (const mail of mails) addMail(target, mail);
			if (command === "UID MOVE") remove(folder, mails, say);
			return "OK there";
		}
		case "UID EXPUNGE": {
			const deleted = meant().filter(({ flags }) => flags.has("\\Deleted"));
			remove(folder, deleted, say);
			return "OK gone";
		}
		default:
			return "BAD this server knows no such command";
	}
}

function remove(folder: Folder, mails: Folder["mails"], say: Session["say"]): void {
	for (const mail of mails) {
		const index = folder.mails.indexOf(mail);
		folder.mails.splice(index, 1);
		say(`${index + 1} EXPUNGE`);
	}
}

/** Returns the words of a command, quoted or not. */
function splitCommand(text: string): string[] {
	return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain]) =>
		quoted === undefined ? (plain ?? "") : quoted.replace(/\\(.)/g, "$1"),
	);
}
