import { crc32, deflateRawSync } from "node:zlib";

/** A file of a zip, as a test writes it: what is told of it may be untrue. */
export type ZippedFile = {
	name: string;
	bytes: string | Uint8Array;
	/** Bytes that the table says it has unpacked. */
	toldBytes?: number;
	toldSum?: number;
	/** Says that it is encrypted. */
	isLocked?: boolean;
	/** Writes its sizes as those of more than 4 GiB are. */
	isZip64?: boolean;
};

const utf8Names = 0x800;
const deflated = 8;

function header(file: ZippedFile, packed: Uint8Array, offset: number, isCentral: boolean): Buffer {
	const content = Buffer.from(file.bytes);
	const name = Buffer.from(file.name);
	const size = file.toldBytes ?? content.length;
	const extra = file.isZip64 && isCentral ? zip64Sizes(size, packed.length) : Buffer.alloc(0);
	const fixed = Buffer.alloc(isCentral ? 46 : 30);
	fixed.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
	// The table has one field more before those that both have.
	const at = isCentral ? 6 : 4;
	fixed.writeUInt16LE(45, at);
	fixed.writeUInt16LE(utf8Names | (file.isLocked ? 1 : 0), at + 2);
	fixed.writeUInt16LE(deflated, at + 4);
	fixed.writeUInt32LE(file.toldSum ?? crc32(content), at + 10);
	fixed.writeUInt32LE(file.isZip64 ? 0xffffffff : packed.length, at + 14);
	fixed.writeUInt32LE(file.isZip64 ? 0xffffffff : size, at + 18);
	fixed.writeUInt16LE(name.length, at + 22);
	fixed.writeUInt16LE(extra.length, at + 24);
	if (isCentral) fixed.writeUInt32LE(offset, 42);
	return Buffer.concat([fixed, name, extra]);
}

function zip64Sizes(size: number, packed: number): Buffer {
	const field = Buffer.alloc(20);
	field.writeUInt16LE(1, 0);
	field.writeUInt16LE(16, 2);
	field.writeBigUInt64LE(BigInt(size), 4);
	field.writeBigUInt64LE(BigInt(packed), 12);
	return field;
}

/** Writes a zip. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
	const parts: Buffer[] = [];
	const table: Buffer[] = [];
	let offset = 0;
	for (const file of files) {
		const packed = deflateRawSync(file.bytes);
		table.push(header(file, packed, offset, true));
		for (const part of [header(file, packed, offset, false), packed]) {
			parts.push(part);
			offset += part.length;
		}
	}
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(files.length, 8);
	end.writeUInt16LE(files.length, 10);
	end.writeUInt32LE(
		table.reduce((sum, { length }) => sum + length, 0),
		12,
	);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...parts, ...table, end]);
}
