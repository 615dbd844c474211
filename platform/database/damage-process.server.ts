/**
 * The process in which a large database file is looked through, at a low priority: its exit code
 * says what was found. Plain Node runs this file while developing: its imports name their files.
 */
import { setPriority } from "node:os";
import { checkFile, damagedExitCode, isDamaged } from "./damage.ts";

setPriority(10);
try {
	checkFile(process.argv[2] ?? "");
} catch (error) {
	if (!isDamaged(error)) throw error;
	process.exitCode = damagedExitCode;
}
