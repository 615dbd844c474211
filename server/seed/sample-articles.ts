import { article as attachmentStylesWithoutTheJargon } from "./articles/attachment-styles-without-the-jargon.ts";
import { article as chemistryIsNotAVerdict } from "./articles/chemistry-is-not-a-verdict.ts";
import { article as datingAfterDivorceWithAnOpenHeart } from "./articles/dating-after-divorce-with-an-open-heart.ts";
import { article as firstDateQuestionsThatOpenADoor } from "./articles/first-date-questions-that-open-a-door.ts";
import { article as howToReadAGoodSilence } from "./articles/how-to-read-a-good-silence.ts";
import { article as lettingAFriendIntroduceYou } from "./articles/letting-a-friend-introduce-you.ts";
import { article as meetingAcrossAnOcean } from "./articles/meeting-across-an-ocean.ts";
import { article as privacyIsAFormOfKindness } from "./articles/privacy-is-a-form-of-kindness.ts";
import type { SampleArticle } from "./articles/sample-article.ts";
import { article as theCaseForASmallTable } from "./articles/the-case-for-a-small-table.ts";
import { article as theSecondDateIsWhereItStarts } from "./articles/the-second-date-is-where-it-starts.ts";
import { article as whatAMatchmakerListensFor } from "./articles/what-a-matchmaker-listens-for.ts";
import { article as whatBusyPeopleGetWrongAboutDating } from "./articles/what-busy-people-get-wrong-about-dating.ts";

/** The articles of a first start, in no order: `daysAgo` gives it. */
export const sampleArticles: SampleArticle[] = [
	attachmentStylesWithoutTheJargon,
	chemistryIsNotAVerdict,
	datingAfterDivorceWithAnOpenHeart,
	firstDateQuestionsThatOpenADoor,
	howToReadAGoodSilence,
	lettingAFriendIntroduceYou,
	meetingAcrossAnOcean,
	privacyIsAFormOfKindness,
	theCaseForASmallTable,
	theSecondDateIsWhereItStarts,
	whatAMatchmakerListensFor,
	whatBusyPeopleGetWrongAboutDating,
];
