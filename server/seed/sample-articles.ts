import { article as attachmentStylesWithoutTheJargon } from "./articles/attachment-styles-without-the-jargon";
import { article as chemistryIsNotAVerdict } from "./articles/chemistry-is-not-a-verdict";
import { article as datingAfterDivorceWithAnOpenHeart } from "./articles/dating-after-divorce-with-an-open-heart";
import { article as firstDateQuestionsThatOpenADoor } from "./articles/first-date-questions-that-open-a-door";
import { article as howToReadAGoodSilence } from "./articles/how-to-read-a-good-silence";
import { article as lettingAFriendIntroduceYou } from "./articles/letting-a-friend-introduce-you";
import { article as meetingAcrossAnOcean } from "./articles/meeting-across-an-ocean";
import { article as privacyIsAFormOfKindness } from "./articles/privacy-is-a-form-of-kindness";
import { article as theCaseForASmallTable } from "./articles/the-case-for-a-small-table";
import { article as theSecondDateIsWhereItStarts } from "./articles/the-second-date-is-where-it-starts";
import { article as whatAMatchmakerListensFor } from "./articles/what-a-matchmaker-listens-for";
import { article as whatBusyPeopleGetWrongAboutDating } from "./articles/what-busy-people-get-wrong-about-dating";
import type { SampleArticle } from "./sample-article";

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
