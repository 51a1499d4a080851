export { Button, type ButtonProps } from './actions/button.tsx';
export { type ButtonSize, type ButtonVariant, buttonStyles } from './actions/button-styles.ts';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { InCartMark } from './actions/in-cart-mark.tsx';
export { LoadMore } from './actions/load-more.tsx';
export { Spinner } from './actions/spinner.tsx';
export { TextLink } from './actions/text-link.tsx';
export { Avatar, type AvatarProps } from './display/avatar.tsx';
export { Badge, type BadgeTone, CountBadge, Dot } from './display/badge.tsx';
export { Card, type CardProps } from './display/card.tsx';
export { CountdownRing, type CountdownRingProps } from './display/countdown-ring.tsx';
export { DateTile, type DateTileProps } from './display/date-tile.tsx';
export { MoneyBar, type MoneyBarProps } from './display/money-bar.tsx';
export { type PolicyStage, PolicyTimeline, type PolicyTimelineProps } from './display/policy-timeline.tsx';
export { Price, type PriceProps } from './display/price.tsx';
export { Rating, type RatingProps, Star, Stars } from './display/rating.tsx';
export { RatingBreakdown, type RatingBreakdownProps } from './display/rating-breakdown.tsx';
export { Reveal } from './display/reveal.tsx';
export { SeatMeter, type SeatMeterProps } from './display/seat-meter.tsx';
export { SessionDots, type SessionDotsProps } from './display/session-dots.tsx';
export { SprigMeter, type SprigMeterProps } from './display/sprig-meter.tsx';
export { type Column, Table, type TableProps } from './display/table.tsx';
export { VisuallyHidden } from './display/visually-hidden.tsx';
export { BasketDrawing, ChairDrawing, GlassDrawing, KettleDrawing } from './feedback/drawings.tsx';
export { Note, type NoteProps } from './feedback/note.tsx';
export { Skeleton, SkeletonCard, SkeletonGroup, SkeletonRows } from './feedback/skeleton.tsx';
export { EmptyState, ErrorState, type StateProps } from './feedback/state.tsx';
export { Toaster, toast, toastSettings } from './feedback/toasts.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Chip, type ChipProps } from './fields/chip.tsx';
export { ClockField, type ClockFieldProps } from './fields/clock-field.tsx';
export { FieldError, type FieldProps } from './fields/field.tsx';
export { OtpField, type OtpFieldProps } from './fields/otp-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { type DialCountry, PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx';
export { QuantityStepper, type QuantityStepperProps } from './fields/quantity-stepper.tsx';
export { Radio, RadioCard, RadioGroup, type RadioGroupProps } from './fields/radio-group.tsx';
export { RatingInput, type RatingInputProps, ratingWords } from './fields/rating-input.tsx';
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx';
export { Select, type SelectProps } from './fields/select.tsx';
export { Switch, type SwitchProps } from './fields/switch.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { useCombobox } from './fields/use-combobox.ts';
export { type Brand, BrandIcon } from './media/brand-icon.tsx';
export { CardMark, type CardNetwork } from './media/card-mark.tsx';
export { Carousel, type CarouselProps } from './media/carousel.tsx';
export { Logo, LogoMark } from './media/logo.tsx';
export { Picture, type PictureProps, pictureSrcSet, pictureUrl, pictureWidths } from './media/picture.tsx';
export { type Provider, ProviderIcon } from './media/provider-icon.tsx';
export { QrCode } from './media/qr/qr-code.tsx';
export { Accordion, AccordionItem, type AccordionItemProps } from './navigation/accordion.tsx';
export { Breadcrumbs, Crumb } from './navigation/breadcrumbs.tsx';
export { pageNumbers } from './navigation/page-numbers.ts';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './navigation/segmented-control.tsx';
export { SkipLink } from './navigation/skip-link.tsx';
export { ProgressLine, Steps, type StepsProps } from './navigation/steps.tsx';
export {
  KeptTabPanel,
  LinkTab,
  LinkTabs,
  SegmentTab,
  SegmentTabList,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from './navigation/tabs.tsx';
export {
  Dialog,
  DialogChoice,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogTrigger,
} from './overlays/dialog.tsx';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './overlays/dropdown-menu.tsx';
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './overlays/popover.tsx';
export { Sheet, SheetClose, SheetContent, type SheetContentProps, SheetTrigger } from './overlays/sheet.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { AppointmentTimeline, type TimelineStop } from './time/appointment-timeline.tsx';
export { Calendar, type CalendarProps } from './time/calendar.tsx';
export type { DateString, MonthString } from './time/calendar-dates.ts';
export type { CalendarDay, DayParts } from './time/calendar-day.tsx';
export { CalendarLegend } from './time/calendar-legend.tsx';
export { FirstFree, type FirstFreeProps, LiveMark } from './time/first-free.tsx';
export { TimeChip } from './time/time-chip.tsx';
export { type TimeChoice, TimeList, type TimeListProps } from './time/time-list.tsx';
export { type SlotTone, TimeSlot } from './time/time-slot.tsx';
