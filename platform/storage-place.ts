import { fileURLToPath } from "node:url";

/** A folder, or a part of a bucket with what opens it. */
export type StoragePlace =
	| { kind: "folder"; path: string }
	| ({ kind: "s3"; bucket: string; prefix: string } & S3Access);

export type S3Access = {
	/** Origin of the server; no trailing slash. */
	endpoint: string;
	/** Undefined: told by the endpoint, or us-east-1. */
	region: string | undefined;
	keyId: string;
	secret: string;
};

const s3Address = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

/** Reads `file:///folder` or `s3://bucket/prefix`; undefined for any other address. */
export function parseStorageUrl(
	url: string,
): { kind: "folder"; path: string } | { kind: "s3"; bucket: string; prefix: string } | undefined {
	const [, bucket, prefix = ""] = s3Address.exec(url) ?? [];
	if (bucket !== undefined) return { kind: "s3", bucket, prefix: prefix.slice(1) };
	if (!/^file:\/\/\/[^?#]+$/.test(url) || !URL.canParse(url)) return undefined;
	return { kind: "folder", path: fileURLToPath(url) };
}

/** Returns whether an argument of a command is the address of a store rather than a file. */
export const isStorageUrl = (text: string): boolean => parseStorageUrl(text) !== undefined;
