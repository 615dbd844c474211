import type { Terminal } from "#server/commands/terminal.ts";

/** A terminal whose user answers every question the same, or leaves; with what it showed. */
export function scriptedTerminal(answer?: string) {
	const lines: { kind: "output" | "warning"; line: string }[] = [];
	const questions: { question: string; hidden: boolean }[] = [];
	const terminal: Terminal = {
		say: (line) => void lines.push({ kind: "output", line }),
		warn: (line) => void lines.push({ kind: "warning", line }),
		progress: () => undefined,
		ask: async (question, { hidden } = { hidden: false }) => {
			questions.push({ question, hidden });
			return answer;
		},
	};
	const linesOf = (kind: "output" | "warning") =>
		lines.filter((shown) => shown.kind === kind).map(({ line }) => line);
	return {
		terminal,
		output: () => linesOf("output"),
		warnings: () => linesOf("warning"),
		questions: () => questions,
	};
}
