import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The faults of one signing of an authenticator. */
type Faults = {
	/** The relying party; by default the address that was asked for. */
	relyingParty?: string;
	origin?: string;
	isVerified?: boolean;
	/** The count of signatures; by default one more than before. */
	counter?: number;
};

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** A passkey that is made and signs in this process, as a phone would: ES256, without attestation. */
export function softwareAuthenticator(origin: string) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = randomBytes(16);
	let counter = 0;
	let userHandle = "";

	const named = { id: id.toString("base64url"), rawId: id.toString("base64url") };
	const envelope = { ...named, type: "public-key" as const, clientExtensionResults: {} };

	function dataFor(relyingParty: string, faults: Faults, more = Buffer.alloc(0)): Buffer {
		counter = faults.counter ?? counter + 1;
		const flags =
			userPresent | (faults.isVerified === false ? 0 : userVerified) | (more.length > 0 ? attested : 0);
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const party = createHash("sha256")
			.update(faults.relyingParty ?? relyingParty)
			.digest();
		return Buffer.concat([party, Buffer.from([flags]), count, more]);
	}

	function clientData(type: string, challenge: string, faults: Faults): Buffer {
		return Buffer.from(
			JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }),
		);
	}

	/** Makes the passkey, as `navigator.credentials.create` does. */
	function create(options: CreationOptions, faults: Faults = {}) {
		userHandle = options.user.id;
		const { x = "", y = "" } = publicKey.export({ format: "jwk" });
		const key = cborMap([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]);
		const length = Buffer.alloc(2);
		length.writeUInt16BE(id.length);
		const authData = dataFor(options.rp.id ?? "", faults, Buffer.concat([Buffer.alloc(16), length, id, key]));
		const attestation = cborMap([
			["fmt", "none"],
			["attStmt", {}],
			["authData", authData],
		]);
		return {
			...envelope,
			response: {
				clientDataJSON: clientData("webauthn.create", options.challenge, faults).toString("base64url"),
				attestationObject: attestation.toString("base64url"),
				transports: ["internal"],
			},
		};
	}

	/** Signs a challenge, as `navigator.credentials.get` does. */
	function get(options: RequestOptions, faults: Faults = {}) {
		const authenticatorData = dataFor(options.rpId ?? "", faults);
		const data = clientData("webauthn.get", options.challenge, faults);
		const signed = Buffer.concat([authenticatorData, createHash("sha256").update(data).digest()]);
		return {
			...envelope,
			response: {
				clientDataJSON: data.toString("base64url"),
				authenticatorData: authenticatorData.toString("base64url"),
				signature: sign("sha256", signed, privateKey).toString("base64url"),
				userHandle,
			},
		};
	}

	return { id: named.id, create, get };
}

type Cbor = number | string | Buffer | Record<string, never>;

/** Writes a map as CBOR (RFC 8949), as far as an authenticator needs it. */
function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
	return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
	if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
	if (typeof value === "string") return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
	return Buffer.isBuffer(value) ? Buffer.concat([cborHead(2, value.length), value]) : cborHead(5, 0);
}

function cborHead(major: number, value: number): Buffer {
	if (value < 24) return Buffer.from([(major << 5) | value]);
	return value < 256
		? Buffer.from([(major << 5) | 24, value])
		: Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
