/**
 * The process in which logos are read and drawn. Plain Node runs this file while developing: its
 * imports name their files.
 */
import { ApiError } from "#platform/api/api-error.ts";
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { drawLogo, type LogoDrawing } from "./logo-drawing.server.ts";
import { type PreparedLogo, prepareLogo } from "./logo-intake.server.ts";

export type LogoTask =
	| { kind: "prepare"; bytes: Uint8Array }
	| { kind: "draw"; bytes: Uint8Array; drawing: LogoDrawing };

/** Refusals are data: an error would arrive without its code. */
export type LogoAnswer =
	| { kind: "prepared"; logo: PreparedLogo }
	| { kind: "drawn"; bytes: Uint8Array }
	| { kind: "refused"; code: ApiError["code"]; message: string; more: ApiError["more"] };

async function answer(task: LogoTask): Promise<LogoAnswer> {
	if (task.kind === "draw") return { kind: "drawn", bytes: await drawLogo(task.bytes, task.drawing) };
	try {
		return { kind: "prepared", logo: await prepareLogo(task.bytes) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { code, message, more } = error;
		return { kind: "refused", code, message, more };
	}
}

answerTasks(answer);
