import type { FormId } from "#app/features/forms/form.ts";
import type { ShippedQuestion } from "#app/features/forms/storage/forms.store.server.ts";
import { membershipInEnglish } from "./membership.en.ts";
import { membershipInFrench } from "./membership.fr.ts";
import { membership } from "./membership.ts";
import { networkInEnglish } from "./network.en.ts";
import { networkInFrench } from "./network.fr.ts";
import { network } from "./network.ts";
import { referralInEnglish } from "./referral.en.ts";
import { referralInFrench } from "./referral.fr.ts";
import { referral } from "./referral.ts";
import { shippedForm } from "./shipped-form.ts";
import { socialsInEnglish } from "./socials.en.ts";
import { socialsInFrench } from "./socials.fr.ts";
import { socials } from "./socials.ts";

/** The forms as a new site has them: drafts, which its owner reads before one opens. */
export const shippedForms: Record<FormId, ShippedQuestion[]> = {
	membership: shippedForm("membership", membership, { en: membershipInEnglish, fr: membershipInFrench }),
	network: shippedForm("network", network, { en: networkInEnglish, fr: networkInFrench }),
	socials: shippedForm("socials", socials, { en: socialsInEnglish, fr: socialsInFrench }),
	referral: shippedForm("referral", referral, { en: referralInEnglish, fr: referralInFrench }),
};
