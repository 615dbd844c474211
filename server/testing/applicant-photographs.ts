import sharp from "sharp";
import { photographAddress, photographField } from "#app/features/applications/filling/photographs.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import type { openApplying } from "./applying.ts";

type Applying = Awaited<ReturnType<typeof openApplying>>;
type Visitor = ReturnType<Applying["browse"]>;

/** Words that a camera writes into its files. */
export const cameraWords = "zqcamerazq";

/**
 * Returns a photograph as a phone writes it: lying, to be turned upright, with what it knows of place and camera.
 * As small as a test allows: one of a phone's own size takes half a second of a processor to be stored.
 */
export async function phonePhotograph(
	{ width, height } = { width: 300, height: 200 },
): Promise<Uint8Array<ArrayBuffer>> {
	const exif = {
		IFD0: { Make: cameraWords, Copyright: cameraWords },
		IFD3: { GPSLatitudeRef: "S", GPSLatitude: "20/1 9/1 0/1", GPSLongitudeRef: "E" },
	};
	const lying = sharp({ create: { width, height, channels: 3, background: "#a43" } });
	return new Uint8Array(await lying.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

/** Asks for a photograph at the end of the membership form. @returns the question. */
export async function askForPhotograph({ stores }: Pick<Applying, "stores">, changes: object = {}) {
	const input = { form: "membership", kind: "photograph", label: "A picture", fr: { label: "Une photo" } };
	return stores.questions.create(questionSchemas.schemas.input.parse({ ...input, ...changes }));
}

/** Sends a file as the answer to a question: as a page without scripts does, or as its script. */
export function sendFile(
	{ go }: Visitor,
	question: string,
	file: Uint8Array<ArrayBuffer> | undefined,
	{ scripts = false, begun = "1", step = "2", language = "en" } = {},
) {
	const body = new FormData();
	// A browser sends a field in which nothing was chosen, too.
	body.set(photographField, file === undefined ? new File([], "") : new File([file], "holiday.jpg"));
	const address = photographAddress("membership", question, {
		...{ step, language: language === "fr" ? "fr" : "en", begun: begun === "1" ? "1" : "0" },
	});
	const headers = { Origin: "http://localhost:3000", Accept: scripts ? "*/*" : "text/html" };
	return go(address, { method: "POST", body, headers });
}
