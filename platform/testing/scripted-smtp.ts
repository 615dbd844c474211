import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A mail that was taken: its envelope and its source. */
export type TakenMail = { from: string; to: string; source: string };

/** The refusal of one mail by a mail server. */
export type Scripted =
	| { at: "recipient" | "data"; code: number; text: string }
	| { at: "data"; close: true }
	| undefined;

type Options = {
	/** Asked for each mail, with how many were offered before. */
	script?: (to: string, offered: number) => Scripted;
	/** Called at moments of a mail's way, for tests that end a process there. */
	onMoment?: (moment: "recipient" | "before-answer" | "answered", taken: number) => void;
	/** Delay before the server accepts a mail. */
	thinkMs?: number;
	/** True if the server ends a connection once it has taken a mail. */
	endsConnections?: boolean;
};

/** Opens a real mail server that does what a test asks of it. */
export async function openScriptedSmtp(options: Options = {}) {
	const { script, onMoment, thinkMs = 0, endsConnections = false } = options;
	const taken: TakenMail[] = [];
	const planned = new Map<string, Scripted>();
	let offered = 0;
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onRcptTo: ({ address }, session, done) => {
			const plan = script?.(address, offered);
			offered += 1;
			planned.set(session.id, plan);
			onMoment?.("recipient", taken.length);
			done(plan?.at === "recipient" ? refusal(plan) : undefined);
		},
		onData: (stream, session, done) => {
			const plan = planned.get(session.id);
			if (plan !== undefined && "close" in plan) {
				stream.once("data", () => hangUp(session));
				return;
			}
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => setTimeout(() => answer(Buffer.concat(chunks), session, done), thinkMs));
		},
	});
	server.on("error", () => undefined);

	function answer(source: Buffer, session: SMTPServerSession, done: (error?: Error) => void): void {
		const plan = planned.get(session.id);
		if (plan?.at === "data" && "code" in plan) {
			done(refusal(plan));
			return;
		}
		onMoment?.("before-answer", taken.length);
		const { mailFrom, rcptTo } = session.envelope;
		taken.push({
			from: mailFrom ? mailFrom.address : "",
			to: rcptTo[0]?.address ?? "",
			source: source.toString("utf8"),
		});
		done();
		if (endsConnections) hangUp(session);
		onMoment?.("answered", taken.length);
	}

	/** Ends a connection without a word. */
	function hangUp({ id }: SMTPServerSession): void {
		for (const connection of server.connections) {
			if (connection.session.id === id) connection.close();
		}
	}

	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken,
		offered: () => offered,
		/** The number of open connections. */
		connections: () =>
			new Promise<number>((resolve, reject) =>
				server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
			),
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

function refusal({ code, text }: { code: number; text: string }): Error {
	return Object.assign(new Error(text), { responseCode: code });
}
