import sharp from "sharp";
import { type Question, questionsPath } from "#app/features/forms/question.ts";
import type { Administrator } from "./administrator.ts";

/** A photograph of a camera, with that many bytes behind it. */
export async function cameraFile(bytes = 0) {
	const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#a43" } });
	// Decoders ignore what follows a picture.
	const buffer = Buffer.concat([await picture.jpeg().toBuffer(), Buffer.alloc(bytes)]);
	return { name: "moi.jpg", mimeType: "image/jpeg", buffer };
}

/** Leaves the form of the network two questions: a name, and what somebody would say of themselves. */
export async function leaveTwoQuestions(owner: Administrator): Promise<void> {
	const questions = await owner.request<Question[]>("GET", questionsPath);
	for (const { id } of questions.filter(({ form }) => form === "network").reverse())
		await owner.request("DELETE", `${questionsPath}/${id}`);
	const add = (question: object) => owner.request("POST", questionsPath, { form: "network", ...question });
	await add({
		kind: "short",
		label: "First name",
		purpose: "firstName",
		fr: { label: "Prénom", help: "", options: [] },
	});
	await add({ kind: "long", label: "More", fr: { label: "Quelques mots", help: "", options: [] } });
}

/** Adds a question to the form of the network that asks for a photograph. */
export async function askForPhotograph(owner: Administrator): Promise<void> {
	const label = { label: "A picture of you", fr: { label: "Une photo de vous", help: "", options: [] } };
	await owner.request("POST", questionsPath, { form: "network", kind: "photograph", ...label });
}
