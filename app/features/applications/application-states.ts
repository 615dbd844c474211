import type { FormId } from "#app/features/forms/form.ts";
import { type ApplicationState, applicationStates, type Membership } from "./application.ts";

/** The side that changes an application's state: the applicant, or a person with the capability `applications`. */
type Mover = "applicant" | "agency";

const agency: readonly Mover[] = ["agency"];
const both: readonly Mover[] = ["agency", "applicant"];

/** The table of transitions: for each state, those that may follow, and which side may make the change. The API, the buttons and the mails follow from it. */
const steps: Record<ApplicationState, Partial<Record<ApplicationState, readonly Mover[]>>> = {
	unfinished: { new: ["applicant"] },
	new: {
		read: agency,
		conversation: agency,
		accepted: agency,
		kept: agency,
		declined: agency,
		withdrawn: both,
	},
	read: {
		new: agency,
		conversation: agency,
		accepted: agency,
		kept: agency,
		declined: agency,
		withdrawn: both,
	},
	conversation: { accepted: agency, kept: agency, declined: agency, withdrawn: both },
	accepted: { conversation: agency, withdrawn: both },
	kept: { conversation: agency, accepted: agency, declined: agency, withdrawn: both },
	declined: { conversation: agency, accepted: agency, kept: agency },
	withdrawn: { conversation: agency },
};

/** Returns whether somebody may move an application from a state to another one. */
export function mayMove(mover: Mover, from: ApplicationState, to: ApplicationState): boolean {
	return steps[from][to]?.includes(mover) ?? false;
}

/** Returns the states to which somebody may move an application, in the order of its way. */
export function nextStates(mover: Mover, from: ApplicationState): ApplicationState[] {
	return applicationStates.filter((to) => mayMove(mover, from, to));
}

/** The states of what was sent, in which the inbox shows it. */
export const sentStates = applicationStates.filter((state) => state !== "unfinished");

/** Returns the membership of whoever enters a state: somebody accepted by the membership form is an active member. */
export function membershipIn(state: ApplicationState, form: FormId): Membership | null {
	return state === "accepted" && form === "membership" ? "active" : null;
}
