import { StorageError } from "./storage-error.ts";

/** A page of a list of objects, and what the next one is asked with. */
export type ListedPage = {
	objects: { key: string; bytes: number; changedAt: Date }[];
	next: string | undefined;
};

/** Reads the XML of ListObjectsV2 (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
export function parseList(xml: string): ListedPage {
	if (!/<ListBucketResult[\s>]/.test(xml)) {
		throw new StorageError("failed", "What answers for the bucket is no S3 server: its list cannot be read.");
	}
	const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = ""]) => ({
		key: textOf(one, "Key") ?? "",
		bytes: Number(textOf(one, "Size")),
		changedAt: new Date(textOf(one, "LastModified") ?? 0),
	}));
	const isCut = textOf(xml, "IsTruncated") === "true";
	return { objects, next: isCut ? textOf(xml, "NextContinuationToken") : undefined };
}

/** Returns the code of an error, such as AccessDenied; "" where there is none. */
export const parseErrorCode = (xml: string): string => textOf(xml, "Code") ?? "";

function textOf(xml: string, element: string): string | undefined {
	const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
	return text?.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

const entities: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	"#34": '"',
	"#39": "'",
};
