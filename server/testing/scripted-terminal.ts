import type { Terminal } from "#server/commands/terminal.ts";

/** A terminal whose user answers every question the same, or leaves; with what it showed. */
export function scriptedTerminal(answer?: string) {
	const lines: { kind: "said" | "warned"; line: string }[] = [];
	const asked: { question: string; hidden: boolean }[] = [];
	const terminal: Terminal = {
		say: (line) => void lines.push({ kind: "said", line }),
		warn: (line) => void lines.push({ kind: "warned", line }),
		progress: () => undefined,
		ask: async (question, { hidden } = { hidden: false }) => {
			asked.push({ question, hidden });
			return answer;
		},
	};
	const linesOf = (kind: "said" | "warned") =>
		lines.filter((shown) => shown.kind === kind).map(({ line }) => line);
	return { terminal, said: () => linesOf("said"), warned: () => linesOf("warned"), asked: () => asked };
}
