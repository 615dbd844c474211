import { z } from "zod";

export const signInInput = z.object({ password: z.string().max(200) }).meta({ id: "SignIn" });

export const signInResult = z.object({ token: z.string() }).meta({ id: "Session" });
