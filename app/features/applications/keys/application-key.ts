import { z } from "#app/content/schema.ts";

export const applicationKeyPath = "/api/admin/applications-key";

/** The groups of four signs by which the owner proves the sheet. */
export const provedGroups = 2;

export const wrongSigns = "The signs are not those of the sheet.";
export const wrongKey = "The key is not the one that is missing here: use the 56 signs of the sheet.";

/** The state of the applications' master key. */
export const applicationKeyState = z
	.object({
		state: z
			.enum(["none", "unproved", "proved", "missing"])
			.meta({ description: "`missing`: applications are here whose key is not." }),
		isElsewhere: z.boolean().meta({ description: "Whether it is a variable, which the site cannot change." }),
		isExchanged: z
			.boolean()
			.meta({ description: "Whether a new key waits to be proved, beside the one in force." }),
		asked: z
			.array(z.int())
			.meta({ description: "The groups of the sheet, counted from 1, whose signs prove it." }),
		left: z.int().meta({ description: "Applications that an older key still opens." }),
	})
	.meta({ id: "ApplicationKeyState" });

export type ApplicationKeyState = z.infer<typeof applicationKeyState>;

export const applicationKeySheet = z
	.object({ key: z.string(), id: z.string().meta({ description: "The name of the key, in no way secret." }) })
	.meta({ id: "ApplicationKeySheet" });

export type ApplicationKeySheet = z.infer<typeof applicationKeySheet>;

export const keyProof = z
	.object({ signs: z.array(z.string().max(20)).length(provedGroups, wrongSigns) })
	.meta({ id: "ApplicationKeyProof" });

export const keyEntry = z.object({ key: z.string().max(200) }).meta({ id: "ApplicationKeyEntry" });
